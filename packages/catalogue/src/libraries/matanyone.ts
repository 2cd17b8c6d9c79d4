import { python, type Snippet } from "@modelshelf/code";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  python()`
    ${head(model, context)}

    from matanyone import InferenceCore, MatAnyone

    # Your own video, or a folder with its frames.
    video_path = "video.mp4"
    # A picture of the video's size: white where the person is in the first frame, black elsewhere.
    mask_path = "mask.png"

    # It takes the GPU where there is one.
    model = ${pythonCall("MatAnyone.from_pretrained", [model.id], { revision: context.revision })}
    processor = InferenceCore(model)
    foreground, alpha = processor.process_video(video_path, mask_path, output_path="results")
    print("Saved", foreground, "and", alpha)
  `,
];

export default {
  prettyLabel: "MatAnyone",
  repoName: "MatAnyone",
  repoUrl: "https://github.com/pq-yang/MatAnyone",
  filter: false,
  // What it imports to run a model; its own list is for the demo and for training too. It reads videos with
  // torchvision, which could until version 0.26.
  install: gitClone(
    "https://github.com/pq-yang/MatAnyone",
    "e5ddc534c1fff9bb9e54cf476095d29071b7cb4f",
    "torch",
    "torchvision<0.26",
    "av",
    "opencv-python",
    "imageio[ffmpeg]",
    "omegaconf",
    "pillow",
    "tqdm",
    "safetensors",
    "huggingface_hub",
  ),
  snippets,
  source: "repository pq-yang/MatAnyone at e5ddc53, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
} satisfies Examples;
