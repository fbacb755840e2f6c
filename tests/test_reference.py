"""The reference that `make docs` makes from docstrings."""

import inspect
from importlib import import_module
from pkgutil import walk_packages

import labrys.boards
import labrys.kernel
from tools import reference


def test_the_reference_tells_of_a_position_and_its_methods(tmp_path, monkeypatch):
    monkeypatch.setattr(reference, "MODULES", ("labrys.kernel.position", "labrys.kernel.step"))
    assert reference.build(tmp_path).is_file()
    page = (tmp_path / "labrys" / "kernel" / "position.html").read_text(encoding="utf-8")
    assert "Play one of the options offered" in page
    assert "labrys.kernel.step" in (tmp_path / "search.js").read_text(encoding="utf-8")


def test_every_public_class_that_others_build_on_says_what_it_is():
    silent = []
    for package in (labrys.kernel, labrys.boards):
        for found in walk_packages(package.__path__, f"{package.__name__}."):
            module = import_module(found.name)
            for name, kind in inspect.getmembers(module, inspect.isclass):
                if kind.__module__ == module.__name__ and not name.startswith("_"):
                    if not (kind.__doc__ or "").strip():
                        silent.append(f"{module.__name__}.{name}")
    assert silent == []
