// How the joints of people are found: a detector draws a box around each, and the pose model looks into the boxes.
// Source: transformers 5.23.0, models/{vitpose,vitpose_backbone} (docstrings and post_process_pose_estimation), read 2026-11-21.
import { py, pyImport } from "@modelshelf/code";
import type { ModelRecord } from "../model-record.ts";
import type { ClassUse } from "./classes.ts";
import { lines, pictureOfPeople } from "./inputs.ts";

/** How a pose model is used, if its boxes and results are known: those of ViTPose are. */
export function findsJoints(model: ModelRecord): ClassUse | undefined {
  const { architectures, model_type } = model.config ?? {};
  const { auto_model } = model.transformersInfo ?? {};
  const named = "VitPoseForPoseEstimation";
  if (model_type !== "vitpose" && auto_model !== named && architectures?.[0] !== named) return undefined;
  return {
    processor: "AutoImageProcessor",
    // Version 4 has no auto class for poses.
    modelClass: named,
    input: lines(
      pyImport("from transformers.image_utils import load_image"),
      pictureOfPeople,
      py`image = load_image(image)`,
    ),
    call: lines(
      pyImport("import torch"),
      pyImport("from transformers import pipeline"),
      py`
        # A detector finds the people; the pose model looks at one box after the other.
        detector = pipeline("object-detection", model="PekingU/rtdetr_r50vd_coco_o365")
        people = [found["box"] for found in detector(image) if found["label"] == "person"]
        # Left, top, width and height of each.
        boxes = [
            [box["xmin"], box["ymin"], box["xmax"] - box["xmin"], box["ymax"] - box["ymin"]]
            for box in people
        ]
        inputs = processor(images=image, boxes=[boxes], return_tensors="pt").to(model.device)
        # ViTPose++ has experts for several datasets: the first is for people.
        if model.config.backbone_config.num_experts > 1:
            inputs["dataset_index"] = torch.tensor([0], device=model.device)
        with torch.no_grad():
            outputs = model(**inputs)
        for person in processor.post_process_pose_estimation(outputs, boxes=[boxes])[0]:
            for label, (x, y), score in zip(person["labels"], person["keypoints"], person["scores"]):
                print(f"{model.config.id2label[label.item()]}: {x:.0f}, {y:.0f} ({score:.2f})")
      `,
    ),
    packages: ["pillow", "torchvision"],
  };
}
