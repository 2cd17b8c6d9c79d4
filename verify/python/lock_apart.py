"""Makes apart/<library>.lock from apart/<library>.in: what the library needs and run.lock lacks, or has in another release.

Usage, in a folder with uv on the PATH: python verify/python/lock_apart.py LIBRARY [--upgrade]
A package that is to be older or newer than in run.lock is named in the .in file; all others are those of run.lock.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent


def names(text: str) -> set[str]:
    """Names of the packages that a requirements file asks for, normalized."""
    found = re.findall(r"^([A-Za-z0-9][A-Za-z0-9._-]*)", text, flags=re.MULTILINE)
    return {re.sub(r"[-_.]+", "-", name).lower() for name in found}


def covered(line: str, lock: str) -> bool:
    """Whether a lock brings what the line asks for: for all Pythons that it holds for, or for those that the line names."""
    same = [other for other in lock.splitlines() if names(other) == names(line)]
    return line in same or len(same) > 1 or any("python_full_version" not in other for other in same)


def lines_without(text: str, left_out: set[str]) -> list[str]:
    return [line for line in text.splitlines() if names(line) and not names(line) & left_out]


def main(library: str, *options: str) -> None:
    wanted = HERE / "apart" / f"{library}.in"
    own = names(wanted.read_text(encoding="utf-8"))
    run = (HERE / "run.lock").read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as scratch:
        constraints = Path(scratch) / "run.txt"
        constraints.write_text("\n".join(lines_without(run, own)) + "\n", encoding="utf-8")
        resolved = Path(scratch) / "resolved.txt"
        universal = ["--universal", "--python-version", "3.10", "--no-annotate", "--no-header"]
        files = ["--excludes", HERE / "excludes.txt", "--constraints", constraints, wanted, "-o", resolved]
        if subprocess.run(["uv", "pip", "compile", "--quiet", *universal, *options, *files], check=False).returncode:
            sys.exit(f"{wanted}: not resolved; name in it what must be in another release than in run.lock")
        # Of a module that Python has come to have, a package of old would stand before Python's own in a folder apart.
        standard = names("\n".join(sys.stdlib_module_names)) - own
        text = resolved.read_text(encoding="utf-8")
        lines = [line for line in lines_without(text, standard) if names(line) & own or not covered(line, run)]
    lock = wanted.with_suffix(".lock")
    lock.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{lock}: {len(lines)} packages")


if __name__ == "__main__":
    main(*sys.argv[1:])
