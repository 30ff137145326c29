"""Plants bugs in the rules, one at a time, and counts those that the tests notice.

Run by `dev.py mutants`. Stopped half-way, it goes on from there next time, as long as neither
the code nor the tests have changed.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import chain
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORKERS = 2


def main(config_file: str) -> None:
    config = (ROOT / config_file).read_text("utf-8")
    files = [file for glob in tomllib.loads(config)["files"] for file in sorted(ROOT.glob(glob))]
    with ThreadPoolExecutor(WORKERS) as pool:
        fates = list(chain.from_iterable(pool.map(partial(mutate, config), files)))
    killed = fates.count("killed")
    print(f"{killed} of {len(fates)} mutants killed ({killed / max(1, len(fates)):.1%})")


def mutate(config: str, file: Path) -> list[str]:
    """What became of each mutant of one file; the survivors are printed."""
    name = file.relative_to(ROOT).as_posix()
    one_file = config.replace("[cosmic-ray]", f'[cosmic-ray]\nmodule-path = "{name}"', 1)
    session = place_for_session(one_file)
    with tempfile.TemporaryDirectory() as folder:
        # A copy, because cosmic-ray edits files in place and may be stopped half-way.
        tree = Path(folder, "tree")
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(".*", "build", "dist"))
        (tree / "mutants.toml").write_text(one_file, "utf-8")
        cosmic_ray(tree, "cli", "baseline", "mutants.toml")
        if not session.exists():
            begun = session.with_suffix(".begun")
            cosmic_ray(tree, "cli", "init", "--force", "mutants.toml", str(begun))
            cosmic_ray(tree, "tools.filters.operators_filter", str(begun), "mutants.toml")
            begun.rename(session)
        cosmic_ray(tree, "cli", "exec", "mutants.toml", str(session))
        return read_fates(cosmic_ray(tree, "cli", "dump", str(session)))


def place_for_session(config: str) -> Path:
    """Named after all that decides the result, so that two versions never mix."""
    code = sorted(file for top in ("src", "tests") for file in (ROOT / top).rglob("*.py"))
    texts = [config, *(file.read_text("utf-8") for file in code)]
    key = hashlib.sha256(repr(texts).encode()).hexdigest()[:16]
    folder = ROOT / "build" / "mutants"
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{key}.sqlite"


def cosmic_ray(tree: Path, module: str, *args: str) -> str:
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    env = {**os.environ, "PATH": path, "PYTHONPATH": str(tree / "src")}
    command = [sys.executable, "-m", f"cosmic_ray.{module}", *args]
    return subprocess.check_output(command, cwd=tree, env=env, text=True)


def read_fates(dump: str) -> list[str]:
    """Killed or survived; mutants that were filtered out or could not run have no say."""
    fates = []
    for item, result in map(json.loads, dump.splitlines()):
        fate = result and result["test_outcome"]
        if fate in ("killed", "survived"):
            fates.append(fate)
        if fate == "survived":
            [bug] = item["mutations"]
            print(f"{bug['module_path']}:{bug['start_pos'][0]} survived {bug['operator_name']}")
    return fates


if __name__ == "__main__":
    try:
        main(sys.argv[1])
    except subprocess.CalledProcessError as error:
        sys.exit(f"{error.output}{error}")
    except KeyboardInterrupt:
        sys.exit(130)
