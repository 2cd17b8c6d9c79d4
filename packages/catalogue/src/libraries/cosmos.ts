import { comment, type Fragment, none, py, python, type Snippet } from "@modelshelf/code";
import { promptFor } from "../diffusers/prompts.ts";
import { any, extension, path } from "../download-query.ts";
import { catPicture, ownPicture } from "../example-inputs.ts";
import { downloadInstall, downloadSnippets } from "../generic-library.ts";
import { type Install, pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { askedPicture } from "../transformers/inputs.ts";

type Family = "reason" | "cosmos-3" | "predict-2.5" | "video-to-world" | "text-to-image" | "other";

/** The family that a model belongs to, by its name: each has its own successor of the repository. */
function familyOf({ id, pipeline_tag }: ModelRecord): Family {
  if (/reason/i.test(id) || pipeline_tag === "image-text-to-text") return "reason";
  if (/cosmos-?3/i.test(id)) return "cosmos-3";
  if (/predict-?2\.5/i.test(id)) return "predict-2.5";
  if (/predict-?2.*video2world/i.test(id)) return "video-to-world";
  return /predict-?2.*text2image/i.test(id) ? "text-to-image" : "other";
}

const reasonPackages = pip("transformers>=4.57.0", "torch", "torchvision", "accelerate", "pillow");
const worldPackages = pip(
  "diffusers",
  "transformers",
  "accelerate",
  "torch",
  "torchvision",
  "cosmos_guardrail",
  "imageio",
  "imageio-ffmpeg",
);

const installs: Readonly<Record<Family, Install>> = {
  reason: reasonPackages,
  "cosmos-3": worldPackages,
  "predict-2.5": worldPackages,
  "video-to-world": worldPackages,
  "text-to-image": worldPackages,
  other: downloadInstall,
};

const reason = (model: ModelRecord, context: SnippetContext): Snippet => {
  const { revision } = context;
  return python()`
    ${head(model, context)}

    from transformers import AutoModelForImageTextToText, AutoProcessor

    ${askedPicture(model, "What can a robot safely do next here?")}

    processor = ${pythonCall("AutoProcessor.from_pretrained", [model.id], { revision })}
    model = ${pythonCall("AutoModelForImageTextToText.from_pretrained", [model.id], {
      revision,
      dtype: "auto",
      device_map: "auto",
    })}
    inputs = processor.apply_chat_template(
        messages, add_generation_prompt=True, tokenize=True, return_dict=True, return_tensors="pt"
    ).to(model.device)
    answer = model.generate(**inputs, max_new_tokens=1000)
    print(processor.decode(answer[0, inputs["input_ids"].shape[1] :], skip_special_tokens=True))
  `;
};

// The pipelines check what they make with it, and its repository is gated.
const guardrail =
  "Needs one of NVIDIA's GPUs. What it makes is checked by nvidia/Cosmos-1.0-Guardrail: accept the conditions there, too.";

const cosmos3 = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { first: guardrail })}

  import torch
  from diffusers import Cosmos3OmniPipeline, UniPCMultistepScheduler
  from diffusers.utils import export_to_video

  prompt = ${promptFor(model, "video")}

  pipeline = ${pythonCall("Cosmos3OmniPipeline.from_pretrained", [model.id], {
    revision: context.revision,
    torch_dtype: py`torch.bfloat16`,
    device_map: "cuda",
  })}
  pipeline.scheduler = UniPCMultistepScheduler.from_config(
      pipeline.scheduler.config, flow_shift=10.0, use_karras_sigmas=False
  )
  # For a picture in place of a video: num_frames=1.
  result = pipeline(prompt, num_frames=189, height=720, width=1280, fps=24.0)
  export_to_video(result.video, "video.mp4", fps=24, macro_block_size=1)
  print("Saved video.mp4")
`;

interface World {
  /** Name of the pipeline's class. */
  readonly name: Fragment<"python">;
  /** What loads it, beside the model's id. */
  readonly revision: string | undefined;
  /** What it is given. */
  readonly call: Fragment<"python">;
  readonly picture: boolean;
}

const picture = py`
  ${comment(ownPicture)}
  image = load_image(${catPicture})
`;

/** A video from words, or from a picture and words. Source: docstrings of the pipelines. */
const world = (model: ModelRecord, context: SnippetContext, { name, revision, call, picture: given }: World): Snippet =>
  python()`
    ${head(model, context, { first: guardrail })}

    import torch
    from diffusers import ${name}
    from diffusers.utils import export_to_video${given ? py`, load_image` : none.python}

    prompt = ${promptFor(model, "video")}
    ${given ? picture : none.python}

    pipeline = ${name}.from_pretrained(
        ${model.id},
        ${revision === undefined ? none.python : py`revision=${revision},`}
        torch_dtype=torch.bfloat16,
    )
    pipeline.to("cuda")
    video = pipeline(${call}).frames[0]
    export_to_video(video, "video.mp4", fps=16)
    print("Saved video.mp4")
  `;

const drawing = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { first: guardrail })}

  import torch
  from diffusers import Cosmos2TextToImagePipeline

  prompt = ${promptFor(model, "image")}

  pipeline = ${pythonCall("Cosmos2TextToImagePipeline.from_pretrained", [model.id], {
    revision: context.revision,
    torch_dtype: py`torch.bfloat16`,
  })}
  pipeline.to("cuda")
  pipeline(prompt).images[0].save("image.png")
  print("Saved image.png")
`;

const download = downloadSnippets("https://github.com/nvidia-cosmos");

function snippets(model: ModelRecord, context: SnippetContext): readonly Snippet[] {
  const { revision } = context;
  switch (familyOf(model)) {
    case "reason":
      return [reason(model, context)];
    case "cosmos-3":
      return [cosmos3(model, context)];
    case "predict-2.5":
      return [
        world(model, context, {
          name: py`Cosmos2_5_PredictBasePipeline`,
          // Diffusers' format is on a branch of its own.
          revision: revision ?? "diffusers/base/post-trained",
          call: py`prompt=prompt, num_frames=93`,
          picture: false,
        }),
      ];
    case "video-to-world":
      return [
        world(model, context, {
          name: py`Cosmos2VideoToWorldPipeline`,
          revision,
          call: py`image=image, prompt=prompt`,
          picture: true,
        }),
      ];
    case "text-to-image":
      return [drawing(model, context)];
    case "other":
      return download(model, context);
  }
}

export default {
  prettyLabel: "Cosmos",
  repoName: "Cosmos",
  repoUrl: "https://github.com/NVIDIA/Cosmos",
  filter: false,
  countDownloads: any(path("config.json"), extension("pt")),
  // Each family of models has a repository of its own, at https://github.com/nvidia-cosmos; those below load in
  // transformers and in diffusers as well.
  install: (model) => installs[familyOf(model)],
  snippets,
  source:
    "repository nvidia-cosmos/cosmos-reason2 at a3b4a1d, README and scripts; diffusers 0.42.1, docstrings of the pipelines and documentation; read 2026-11-21",
} satisfies Library;

export const examples = {
  reason: { id: "owner/Cosmos-Reason2-2B", gated: "auto" },
  "reason-by-its-task": { id: "owner/name", pipeline_tag: "image-text-to-text" },
  "cosmos-3": { id: "owner/Cosmos3-Edge" },
  "predict-2-5": { id: "owner/Cosmos-Predict2.5-2B" },
  "video-to-world": { id: "owner/Cosmos-Predict2-2B-Video2World", gated: "auto" },
  "text-to-image": { id: "owner/Cosmos-Predict2-2B-Text2Image" },
  "another-family": { id: "owner/Cosmos-Transfer2.5-2B" },
} satisfies Examples;
