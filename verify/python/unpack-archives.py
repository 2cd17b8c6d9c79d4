"""Unpacks the packages of source archives where a type checker reads them, without building anything.

usage: python unpack-archives.py archives.lock site-packages

Run with a Python that has torch, setuptools and packaging: pip asks some of the archives for their metadata, and
their setup.py imports those.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tarfile
import tempfile

# Folders that archives put beside the package and that are no part of it once installed.
BESIDE = {"tests", "test", "examples", "benchmark", "benchmarks", "scripts", "config"}


def unpack(archive, site_packages):
    """Copies the top-level modules that the archive's egg-info names; returns their names."""
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(archive) as tar:
            # Python 3.10 before its release 12 and 3.11 before its release 4 have no filters. The lock has the archives' hashes.
            tar.extractall(folder, **({"filter": "data"} if hasattr(tarfile, "data_filter") else {}))
        (release,) = pathlib.Path(folder).iterdir()
        (names,) = release.rglob("*.egg-info/top_level.txt")
        sources = names.parent.parent
        done = []
        for name in names.read_text().split():
            if name in BESIDE:
                continue
            if (sources / name).is_dir():
                # A link in fairseq points at a folder outside of its package.
                shutil.copytree(sources / name, site_packages / name, symlinks=True, dirs_exist_ok=True)
            elif (sources / f"{name}.py").is_file():
                shutil.copy(sources / f"{name}.py", site_packages)
            else:
                continue  # What is compiled.
            done.append(name)
        if not done:
            raise SystemExit(f"{archive.name} has none of the modules it names: {names.read_text().split()}")
        # What importlib.metadata reads of a package: its name and version.
        info = site_packages / f"{release.name}.dist-info"
        info.mkdir(exist_ok=True)
        shutil.copy(release / "PKG-INFO", info / "METADATA")
        return done


def main():
    lock, site_packages = sys.argv[1], pathlib.Path(sys.argv[2])
    # mamba-ssm looks for a CUDA compiler while it tells its version.
    environment = {**os.environ, "MAMBA_SKIP_CUDA_BUILD": "TRUE"}
    with tempfile.TemporaryDirectory() as folder:
        pip = [sys.executable, "-m", "pip", "download", "--no-input", "--disable-pip-version-check", "--progress-bar"]
        how = ["off", "--no-deps", "--no-binary", ":all:", "--no-build-isolation", "--ignore-requires-python"]
        subprocess.run([*pip, *how, "--dest", folder, "-r", lock], check=True, env=environment)
        for archive in sorted(pathlib.Path(folder).iterdir()):
            print(f"{archive.name}: {', '.join(unpack(archive, site_packages))}", flush=True)


main()
