"""What `deploy/` holds is right: parsed where it needs a container engine, else run."""

from __future__ import annotations

import configparser
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import fields
from pathlib import Path

import pytest
import yaml  # type: ignore[import-untyped]

from labrys.web.metrics import HELP
from labrys.web.settings import Settings, variable
from tests.deploy import nginx
from tests.postgres import free_port
from tests.reliability.servers import Server

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
VARIABLES = {variable(one) for one in fields(Settings)}
PATIENCE = 60.0


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def answer(address: str, **headers: str) -> tuple[int, str]:
    request = urllib.request.Request(address, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as page:
            return page.status, page.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode()


def until_answered(address: str) -> tuple[int, str]:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return answer(address)
        except (urllib.error.URLError, OSError):
            assert time.monotonic() < end, address
            time.sleep(0.1)


# ---- what needs a container engine


def instructions() -> list[tuple[str, str]]:
    lines = re.sub(r"\\\n\s*", " ", text("Dockerfile")).splitlines()
    parted = [line.split(None, 1) for line in lines if line.strip() and not line.startswith("#")]
    return [(word, rest) for word, rest in parted]


def test_the_image_is_built_in_two_stages_and_runs_as_nobody_in_particular():
    words = instructions()
    last = max(at for at, (word, _) in enumerate(words) if word == "FROM")
    assert [word for word, _ in words].count("FROM") == 2
    final = dict(words[last:])
    assert final["USER"] not in ("root", "0")
    assert "/health" in final["HEALTHCHECK"]
    assert json.loads(final["ENTRYPOINT"])[-1].endswith("/labrys")
    assert final["VOLUME"] == "/data"
    assert "gcc" not in " ".join(rest for _, rest in words[last:])


def test_all_that_the_image_copies_and_sets_is_there():
    for word, rest in instructions():
        if word == "COPY" and "--from" not in rest:
            for source in rest.split()[:-1]:
                assert (ROOT / source).exists(), source
        if word == "ENV":
            named = {pair.partition("=")[0] for pair in shlex.split(rest)}
            assert {name for name in named if name.startswith("LABRYS_")} <= VARIABLES


def test_the_composed_house_is_closed_but_for_its_proxy():
    services = yaml.safe_load(text("compose.yaml"))["services"]
    assert set(services) == {"labrys", "database", "caddy"}
    assert [name for name, one in services.items() if "ports" in one] == ["caddy"]
    labrys = services["labrys"]
    assert labrys["read_only"] is True
    assert labrys["cap_drop"] == ["ALL"]
    assert (DEPLOY / labrys["build"]["context"] / labrys["build"]["dockerfile"]).is_file()
    assert set(labrys["environment"]) <= VARIABLES
    assert labrys["environment"]["LABRYS_DATABASE"].startswith("postgresql://")
    mounted = [volume.split(":")[0] for volume in services["caddy"]["volumes"]]
    assert all((DEPLOY / path).is_file() for path in mounted if path.startswith("."))


def test_caddy_passes_events_on_at_once():
    told = text("Caddyfile")
    assert "reverse_proxy" in told
    assert "flush_interval -1" in told
    assert told.count("{") == told.count("}")


def test_the_board_for_grafana_shows_numbers_that_there_are():
    board = json.loads(text("grafana.json"))
    asked = " ".join(one["expr"] for panel in board["panels"] for one in panel["targets"])
    used = {re.sub(r"_bucket$", "", name) for name in re.findall(r"labrys_[a-z_]+", asked)}
    assert used <= set(HELP)
    assert {"labrys_choices_total", "labrys_streams", "labrys_bot_queue"} <= used


# ---- what runs here


def unit() -> configparser.ConfigParser:
    parsed = configparser.ConfigParser(interpolation=None, strict=True)
    parsed.optionxform = str  # type: ignore[assignment, method-assign]
    parsed.read_string(text("labrys.service"))
    return parsed


def test_the_unit_shuts_the_server_in():
    service = unit()["Service"]
    assert service["DynamicUser"] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["NoNewPrivileges"] == "yes"
    assert service["CapabilityBoundingSet"] == ""


def test_the_units_command_line_starts_a_server_in_its_own_folder(tmp_path):
    service = unit()["Service"]
    program, *words = shlex.split(service["ExecStart"])
    assert program.endswith("/bin/labrys")
    port = free_port()
    given = dict(pair.split("=", 1) for pair in shlex.split(service["Environment"]))
    assert set(given) <= VARIABLES
    environment = {**os.environ, **given, "LABRYS_DATA": str(tmp_path), "LABRYS_PORT": str(port)}
    server = subprocess.Popen(
        [sys.executable, "-m", "labrys", *words], env=environment, stderr=subprocess.PIPE, cwd=ROOT
    )
    try:
        status, health = until_answered(f"http://127.0.0.1:{port}/health")
        assert (status, json.loads(health)["status"]) == (200, "ok")
        assert (tmp_path / "labrys.sqlite3").is_file()
        server.send_signal(signal.SIGTERM)
        _, said = server.communicate(timeout=PATIENCE)
        assert server.returncode in (0, -signal.SIGTERM)
        assert all(json.loads(line) for line in said.decode().splitlines() if line)
    finally:
        server.kill()


@contextmanager
def proxied(folder: Path, behind: int) -> Iterator[int]:
    """Our sample, with only the ports changed, in a folder of its own."""
    found = nginx.program()
    if found is None:
        pytest.skip(nginx.MISSING)
    port = free_port()
    sample = text("nginx.conf").replace("127.0.0.1:8421", f"127.0.0.1:{behind}")
    sample = sample.replace("listen 80;", f"listen 127.0.0.1:{port};")
    paths = "".join(
        f"{name}_temp_path {folder}/{name};\n"
        for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.getuid() == 0 else ""
    whole = (
        f"{user}daemon off;\npid {folder}/pid;\nerror_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{paths}{sample}}}\n"
    )
    (folder / "nginx.conf").write_text(whole)
    command = [str(found), "-e", f"{folder}/error.log", "-c", f"{folder}/nginx.conf"]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    process = subprocess.Popen(command)
    try:
        until_answered(f"http://127.0.0.1:{port}/health")
        yield port
    finally:
        process.terminate()
        process.wait(PATIENCE)


def test_nginx_passes_on_who_asks_and_by_which_name(tmp_path):
    settings = {
        "LABRYS_TRUSTED_HOSTS": "labrys.example,127.0.0.1",
        "LABRYS_LIMITS": "1",
        "LABRYS_LOG": "json",
    }
    server = Server(f"sqlite:///{tmp_path / 'house.sqlite3'}", tmp_path, settings=settings)
    try:
        with proxied(tmp_path, server.port) as port:
            page = f"http://127.0.0.1:{port}/"
            assert answer(page, Host="labrys.example")[0] == 200
            assert answer(page, Host="elsewhere.example")[0] == 400
            assert answer(f"{page}static/board.js", Host="labrys.example")[0] == 200
            assert "Traceback" not in server.said()
    finally:
        server.kill()
