import type { Task } from "../../task.ts";

export default {
  summary:
    "Give such a model one or more pictures and a sentence, and it returns a picture that follows both. It edits by instruction, places a product into a new scene, or draws one character in many poses. Unlike a filter it understands what the words refer to.",
  datasets: [
    {
      id: "osunlp/MagicBrush",
      description:
        "10,000 edits made by people over one or several turns, each with source, mask, instruction and result.",
    },
    {
      id: "timbrooks/instructpix2pix-clip-filtered",
      description: "Over 300,000 synthetic before-and-after pairs, kept where CLIP agreed with the caption's change.",
    },
    {
      id: "black-forest-labs/kontext-bench",
      description: "1,026 pairs of a picture and a request in five kinds of edit, the test set of FLUX.1 Kontext.",
    },
  ],
  models: [
    {
      id: "black-forest-labs/FLUX.2-klein-4B",
      description:
        "The smallest FLUX.2: takes several reference pictures, works in four steps, and may be used in products.",
    },
    {
      id: "Qwen/Qwen-Image-Edit-2511",
      description:
        "Handles groups of people and exact lettering; update of December 2025 that drifts less from the original.",
    },
    {
      id: "HiDream-ai/HiDream-O1-Image",
      description: "Eight billion parameters that work on raw pixels, up to 2,048 by 2,048; MIT licence, May 2026.",
    },
    {
      id: "Qwen/Qwen-Image-Layered",
      description:
        "Splits a picture into transparent layers that can then be moved, recoloured or replaced one by one.",
    },
    {
      id: "black-forest-labs/FLUX.2-dev",
      description: "The 32-billion-parameter original of the FLUX.2 family; for non-commercial work on a large GPU.",
    },
  ],
  spaces: [
    {
      id: "black-forest-labs/FLUX.2-dev",
      description: "Combine reference photos and a prompt, and see what the full-size FLUX.2 makes of them.",
    },
  ],
  metrics: [
    {
      id: "FID",
      description:
        "Tells whether edited pictures as a whole still look like real photographs; blind to the instruction.",
      formula: "distance of means and covariances of Inception features, taken over edited and over real images",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/1706.08500",
    },
    {
      id: "CLIP",
      description: "Whether the result fits the words: the angle between CLIP's vectors of picture and target caption.",
      formula:
        "cosine of the angle between CLIP's image vector and text vector, often times 100 with negatives cut to zero",
      range: "0 to 100",
      better: "higher",
      definition: "https://arxiv.org/abs/2104.08718",
    },
    {
      id: "CLIP directional similarity",
      description:
        "Whether the picture moved the way the caption did, so that doing nothing and redrawing all both lose.",
      formula:
        "cosine between the change of CLIP's image vectors and the change of its caption vectors, from before to after",
      range: "−1 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2108.00946",
    },
    {
      id: "DINO similarity",
      description: "How well a subject from the reference photo is still itself in the new scene.",
      formula: "mean cosine between DINO features of the output and of the reference pictures of the subject",
      range: "−1 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2208.12242",
    },
  ],
  widgetModels: ["black-forest-labs/FLUX.2-dev"],
  isPlaceholder: false,
  // Facts of the record: the public hub's API, a record of 2026-08-22; read 2026-11-21.
  exampleModels: [
    {
      id: "black-forest-labs/FLUX.2-klein-4B",
      library_name: "diffusers",
      pipeline_tag: "image-to-image",
      tags: [
        "diffusers",
        "safetensors",
        "text-to-image",
        "image-editing",
        "flux",
        "image-to-image",
        "license:apache-2.0",
        "diffusers:Flux2KleinPipeline",
      ],
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "day.svg",
        alt: "A white house with a red roof on the green shore of a lake, with a jetty, under a sunny sky",
      },
      {
        type: "text",
        label: "Instruction",
        content: "Make it a starry night with a moon, and light the windows. Leave everything else where it is.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "night.svg",
        alt: "The same house and lake by night: yellow windows, stars, and a crescent moon mirrored in the water",
      },
    ],
    note: "Both pictures were drawn by a script to show what a good edit keeps and changes; no model had a part in them.",
  },
  related: ["image-to-image", "text-to-image", "image-text-to-text", "image-text-to-video", "any-to-any"],
} satisfies Task;
