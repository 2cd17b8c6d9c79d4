"""A YOLOv8 that finds things of three kinds: as training saves it, and exported."""

import os
from pathlib import Path
from tempfile import TemporaryDirectory

# No package is installed for an export, and nothing is looked for elsewhere.
os.environ |= {"YOLO_AUTOINSTALL": "false", "YOLO_OFFLINE": "true"}

import torch
import ultralytics
import yaml
from tiny import make_all, model
from ultralytics import YOLO

NAMES = {0: "cat", 1: "dog", 2: "bird"}
CARD = {"tags": ["ultralytics", "yolov8", "object-detection"], "pipeline_tag": "object-detection"}


def network() -> YOLO:
    architecture = Path(ultralytics.__file__).parent / "cfg" / "models" / "v8" / "yolov8.yaml"
    config = yaml.safe_load(architecture.read_text(encoding="utf-8"))
    # Depth, width and the most channels.
    config |= {"nc": len(NAMES), "scales": {"n": [0.01, 0.02, 64]}}
    with TemporaryDirectory() as folder:
        small = Path(folder) / "yolov8n.yaml"
        small.write_text(yaml.safe_dump(config), encoding="utf-8")
        made = YOLO(small, task="detect")
    made.model.names = NAMES
    head = made.model.model[-1]
    with torch.no_grad():
        # Sure that it sees a cat wherever things are large; random weights see nothing.
        head.cv3[-1][-1].bias[0] = 2.0
    return made


@model("yolo", **CARD)
def checkpoint(folder: Path) -> None:
    network().save(folder / "best.pt")


@model("yolo-exported", **CARD)
def exported(folder: Path) -> None:
    with TemporaryDirectory() as scratch:
        path = Path(scratch) / "best.pt"
        network().save(path)
        Path(YOLO(path).export(format="onnx", imgsz=64, simplify=False)).rename(folder / "best.onnx")


make_all()
