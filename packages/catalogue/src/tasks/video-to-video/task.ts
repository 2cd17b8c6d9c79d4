import type { Task } from "../../task.ts";

export default {
  summary:
    "A video-to-video model takes a clip and returns a changed one: another style, another costume, an object removed, more pixels. What should stay, above all the motion, is carried over from the source. It is used in post-production, to restore old films, and to vary training data for robots and cars.",
  datasets: [
    {
      id: "suimu/VIRESET",
      description:
        "86,000 clips of 51 frames with a mask for one object in every frame, to learn how to repaint it; MIT licence.",
    },
    {
      id: "zhangsh2001/LongV-EVAL",
      description: "75 videos of about a minute, with prompts that change the foreground, the background or the style.",
    },
    {
      id: "Iceclear/SeedVR_VideoDemos",
      description:
        "Demonstration clips of SeedVR, for a look at what its restoration makes of blurred and of generated film.",
    },
  ],
  models: [
    {
      id: "jdopensource/JoyAI-Video-Edit",
      description: "Edits a stream while it plays, block after block, as a sentence tells it; August 2026, Apache 2.0.",
    },
    {
      id: "netflix/void-model",
      description: "Removes a thing with what it caused: take the player away and the guitar falls. Needs 40 GB.",
    },
    {
      id: "Wan-AI/Wan2.2-Animate-14B",
      description: "Puts a figure from a photo into a video, either with an actor's movements or in the actor's place.",
    },
    {
      id: "decart-ai/Lucy-Edit-Dev",
      description:
        "Follows instructions such as a change of clothes, with five billion parameters; not for commercial use.",
    },
    {
      id: "LeoLau/Shape-for-Motion",
      description: "Rebuilds the object in 3D, lets you edit that once, and renders the change into every frame.",
    },
    {
      id: "nvidia/Cosmos-Transfer2.5-2B",
      description:
        "Repaints simulator footage from depth, edges or segmentation, so that robots train on realistic scenes.",
    },
    {
      id: "numz/SeedVR2_comfyUI",
      description: "SeedVR2 for ComfyUI: sharpens and enlarges in a single step, in 3 and 7 billion parameters.",
    },
  ],
  spaces: [
    {
      id: "decart-ai/lucy-edit-dev",
      description: "Upload a few seconds and dress the person differently by a sentence.",
    },
    { id: "ByteDance-Seed/SeedVR2-3B", description: "Restore a blurry clip and compare it with the original." },
  ],
  metrics: [
    {
      id: "CLIP text alignment",
      description: "Whether the edited frames show what was asked; useless for plain restoration.",
      formula: "mean cosine similarity of CLIP features of the target prompt and of each edited frame",
      range: "−1 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2104.08718",
    },
    {
      id: "warping error",
      description: "Flicker: how much a pixel changes on its way along the motion of the source.",
      formula:
        "mean squared difference between a frame and its predecessor moved by the optical flow, where both see it",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/1808.00449",
    },
    {
      id: "LPIPS outside the edit",
      description: "Damage to what was not meant to change, measured on the background of the edited object.",
      formula: "LPIPS between source and result with the pixels of the edited region masked out of both",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/1801.03924",
    },
    {
      id: "PSNR",
      description: "For enlargement and repair with a known original: the error per pixel, in decibels.",
      formula: "ten times the decimal logarithm of the squared peak value over the mean squared error",
      range: "0, no upper end",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Peak_signal-to-noise_ratio",
    },
    {
      id: "VMAF",
      description: "Predicts how viewers would rate a compressed or restored clip beside its original.",
      formula: "a support vector regression over detail loss, visual information fidelity and motion",
      range: "0 to 100",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Video_Multimethod_Assessment_Fusion",
    },
  ],
  widgetModels: ["decart-ai/Lucy-Edit-Dev"],
  isPlaceholder: false,
  related: ["image-to-video", "text-to-video", "image-text-to-video", "image-to-image"],
  // Facts of the record: the repository's pages on the public hub (tags, card), stored copies read 2026-11-21.
  exampleModels: [
    {
      id: "decart-ai/Lucy-Edit-Dev",
      library_name: "diffusers",
      pipeline_tag: "video-to-video",
      tags: ["diffusers", "safetensors", "video-to-video", "license:other", "diffusers:LucyEditPipeline"],
      cardData: { license: "other", pipeline_tag: "video-to-video", library_name: "diffusers" },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "day.mp4",
        alt: "Video: a striped hot-air balloon drifts over green hills with firs and a turning windmill on a sunny day.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "night.mp4",
        alt: "Video: the same flight on a winter night, with a glowing balloon, falling snow, a crescent moon and lit windows.",
      },
    ],
    note: "One script drew the flight twice, by day and as a winter night; a model would be given the first clip and a prompt.",
  },
} satisfies Task;
