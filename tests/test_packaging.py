"""What others install: a wheel with the web client in it, and a source archive to build it from."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import hatch_build


def build(kind: str, tree: Path, target: Path, **variables: str) -> Path:
    command = (sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", target)
    env = os.environ | variables
    subprocess.run(command, cwd=tree, env=env, check=True, capture_output=True)
    [made] = target.glob("*.whl" if kind == "wheel" else "*.tar.gz")
    return made


def files_of_wheel(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def unpack(archive: Path, target: Path) -> Path:
    with tarfile.open(archive) as tar:
        tar.extraction_filter = getattr(tarfile, "data_filter", None)  # 3.11.2 has none yet
        tar.extractall(target)
    [tree] = target.iterdir()
    return tree


def test_the_wheel_carries_the_web_client_as_it_was_built(tmp_path: Path) -> None:
    files = files_of_wheel(build("wheel", hatch_build.ROOT, tmp_path))

    built = {file for file in hatch_build.BUILT.rglob("*") if file.is_file()}
    wanted = {f"clowder/web/{file.relative_to(hatch_build.BUILT).as_posix()}" for file in built}
    assert "clowder/web/index.html.br" in wanted
    assert {file for file in files if file.startswith("clowder/web/")} == wanted


def test_the_source_archive_has_all_to_build_from_and_nothing_built(tmp_path: Path) -> None:
    tree = unpack(build("sdist", hatch_build.ROOT, tmp_path), tmp_path / "tree")

    wanted = [file.relative_to(hatch_build.ROOT) for file in hatch_build.files_of_client()]
    assert not [file for file in wanted if not (tree / file).exists()]
    assert not (tree / "web" / "node_modules").exists()
    assert not (tree / "src" / "clowder" / "web").exists()
    wheel = build("wheel", tree, tmp_path / "dist", CLOWDER_SKIP_WEB="1", CLOWDER_SKIP_COMPILE="1")
    assert "clowder/server/http/pages.py" in files_of_wheel(wheel)
    assert not [file for file in files_of_wheel(wheel) if file.startswith("clowder/web/")]


def test_a_failed_step_shows_its_words_and_says_how_to_do_without(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    fails = (sys.executable, "-c", "import sys; sys.exit('no room on the sofa')")

    with pytest.raises(SystemExit, match="napping failed, see above; CLOWDER_SKIP_WEB=1"):
        hatch_build.run("napping", *fails, cwd=tmp_path)

    assert "no room on the sofa" in capfd.readouterr().err


def test_what_was_installed_is_not_installed_again_unless_the_lock_changes(tmp_path: Path) -> None:
    packages = tmp_path / "node_modules"
    (tmp_path / "package.json").write_text('{"name": "nap", "version": "1.0.0"}')
    lock = '{"name": "nap", "lockfileVersion": 3, "packages": {"": {"name": "nap"}}}'
    (tmp_path / "package-lock.json").write_text(lock)
    packages.mkdir()
    hatch_build.install(tmp_path)
    stamped = (packages / ".installed").read_text()

    (packages / "left").touch()
    hatch_build.install(tmp_path, "--omit=dev")  # all is enough for less
    kept = (packages / "left").exists()
    (tmp_path / "package-lock.json").write_text(lock + "\n")
    hatch_build.install(tmp_path)

    assert kept
    assert not (packages / "left").exists()
    assert (packages / ".installed").read_text() != stamped
