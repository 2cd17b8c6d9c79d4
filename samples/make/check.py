"""Proves that the committed sample models are what the scripts make: makes them twice and compares every byte."""

import sys
import tempfile
from pathlib import Path

from all import FOLDER, make_all

# Written by hand; everything else is made.
BY_HAND = {"README.md", "chat_template.jinja"}
LARGEST = 1_000_000


def files(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name not in BY_HAND
    }


def made() -> dict[str, bytes]:
    with tempfile.TemporaryDirectory() as folder:
        make_all(Path(folder))
        return files(Path(folder))


def main() -> None:
    committed, first, second = files(FOLDER), made(), made()
    faults = [f"{name}: two runs differ" for name in first if first[name] != second.get(name)]
    faults += [f"{name}: differs from what the scripts make" for name in first if first[name] != committed.get(name)]
    faults += [f"{name}: no script makes it" for name in committed if name not in first]
    for model in sorted(path for path in FOLDER.iterdir() if path.is_dir()):
        size = sum(path.stat().st_size for path in model.rglob("*") if path.is_file())
        print(f"{model.name}: {size} bytes")
        if size > LARGEST:
            faults.append(f"{model.name}: {size} bytes are more than {LARGEST}")
    if faults:
        sys.exit("\n".join(faults))
    print(f"{len(first)} files are byte for byte what the scripts make")


if __name__ == "__main__":
    main()
