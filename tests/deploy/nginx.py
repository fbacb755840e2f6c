"""Debian's nginx: that of the machine, or its package unpacked without installing it."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

UNPACKED = Path(__file__).resolve().parents[2] / "build" / "nginx"
MISSING = "nginx is not there (Debian: apt-get install nginx-light)"


def program() -> Path | None:
    for name in ("nginx", "/usr/sbin/nginx", str(UNPACKED / "usr/sbin/nginx")):
        found = shutil.which(name)
        if found:
            return Path(found)
    return _unpacked()


def _unpacked() -> Path | None:
    if not shutil.which("apt-get") or not shutil.which("dpkg"):
        return None
    UNPACKED.mkdir(parents=True, exist_ok=True)
    for command in (["apt-get", "-q", "update"], ["apt-get", "-q", "download", "nginx"]):
        done = subprocess.run(command, cwd=UNPACKED, capture_output=True, timeout=300)
        if done.returncode and command[-1] == "nginx":
            return None
    for package in UNPACKED.glob("nginx_*.deb"):
        subprocess.run(["dpkg", "-x", str(package), str(UNPACKED)], check=True, timeout=60)
    found = UNPACKED / "usr/sbin/nginx"
    works = found.is_file() and not subprocess.run([found, "-v"], capture_output=True).returncode
    return found if works else None
