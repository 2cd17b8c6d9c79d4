import type { Task } from "../../task.ts";

export default {
  summary:
    "A text-to-image model draws a new picture from a description in words. Most begin with noise and remove it step by step while the prompt steers them. Illustrators, game makers and advertisers use them for drafts, variations and finished art.",
  datasets: [
    { id: "red_caps", description: "Twelve million pictures from Reddit with the captions that their posters wrote." },
    {
      id: "conceptual_captions",
      description: "Over three million web pictures whose alternative texts were cleaned into captions.",
    },
    {
      id: "Spawning/PD12M",
      description: "Twelve million pictures in the public domain or under CC0, with captions written by a model.",
    },
  ],
  models: [
    {
      id: "Tongyi-MAI/Z-Image-Turbo",
      description: "Six billion parameters and eight steps for photographs and lettering in English and Chinese.",
    },
    {
      id: "black-forest-labs/FLUX.1-schnell",
      description: "Draws in one to four steps and may be used commercially; accept its terms before the download.",
    },
    {
      id: "stabilityai/stable-diffusion-xl-base-1.0",
      description: "Older, modest in memory, and with by far the most adapters and control models around it.",
    },
    {
      id: "black-forest-labs/FLUX.1-Krea-dev",
      description: "Twelve billion parameters tuned towards natural light and skin, away from the glossy look.",
    },
    { id: "Qwen/Qwen-Image", description: "Sets long texts into pictures correctly, in Chinese as well as English." },
    {
      id: "ByteDance/SDXL-Lightning",
      description: "Adapters and checkpoints that bring Stable Diffusion XL down to two, four or eight steps.",
    },
    {
      id: "ByteDance/Hyper-SD",
      description: "Adapters that cut the steps of SD 1.5, SDXL, SD3 and FLUX, some to a single one.",
    },
  ],
  spaces: [
    { id: "stabilityai/stable-diffusion-3-medium", description: "Try Stable Diffusion 3 Medium with your own prompt." },
    { id: "jbilcke-hf/ai-comic-factory", description: "Turns a story idea into a page of comic panels." },
    { id: "multimodalart/flux-lora-lab", description: "Mixes several LoRA styles for FLUX in one picture." },
    { id: "latent-consistency/lcm-lora-for-sdxl", description: "Shows how few steps a consistency adapter needs." },
    {
      id: "multimodalart/LoraTheExplorer",
      description: "A gallery of LoRA styles for Stable Diffusion XL to try out.",
    },
    {
      id: "ArtGAN/Stable-Diffusion-ControlNet-WebUI",
      description: "Guides the composition by edges, depth or a pose as well as by words.",
    },
    { id: "InstantX/InstantID", description: "Keeps the face of one photo through new styles and scenes." },
  ],
  metrics: [
    {
      id: "IS",
      description:
        "Inception Score: rewards images that a classifier recognizes clearly and that differ from each other.",
      formula:
        "exponential of the mean Kullback-Leibler divergence between a picture's class probabilities and their average",
      range: "1 to 1000",
      better: "higher",
      definition: "https://arxiv.org/abs/1606.03498",
    },
    {
      id: "FID",
      description:
        "Fréchet Inception Distance: how far the statistics of generated images are from those of real ones.",
      formula:
        "distance between two normal distributions, fitted to Inception features of generated and of real pictures",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/1706.08500",
    },
    {
      id: "R-Precision",
      description: "How often the true caption ranks first when an image is matched against many captions.",
      formula:
        "pictures whose own caption is the nearest of a hundred in a shared vector space, divided by all pictures",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1711.10485",
    },
    {
      id: "CLIP score",
      description: "How well a drawn picture fits its prompt in CLIP's eyes, which overlook counts and positions.",
      formula: "cosine between CLIP's vectors of prompt and picture, times 100, with negative values cut to zero",
      range: "0 to 100",
      better: "higher",
      definition: "https://arxiv.org/abs/2104.08718",
    },
  ],
  widgetModels: ["black-forest-labs/FLUX.1-dev"],
  isPlaceholder: false,
  // Facts of the records: the public hub's API, read 2026-08-22.
  exampleModels: [
    {
      id: "stabilityai/stable-diffusion-xl-base-1.0",
      library_name: "diffusers",
      pipeline_tag: "text-to-image",
      tags: [
        "diffusers",
        "safetensors",
        "text-to-image",
        "stable-diffusion",
        "license:openrail++",
        "diffusers:StableDiffusionXLPipeline",
      ],
    },
    // A record of the public hub of 2026-08-22, read 2026-11-21.
    {
      id: "Tongyi-MAI/Z-Image-Turbo",
      library_name: "diffusers",
      pipeline_tag: "text-to-image",
      tags: ["diffusers", "safetensors", "text-to-image", "license:apache-2.0", "diffusers:ZImagePipeline"],
    },
  ],
  demo: {
    inputs: [
      {
        type: "text",
        label: "Prompt",
        content: "A small sailing boat on a calm sea at dawn, flat illustration, soft colours",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "boat.svg",
        alt: "A small red sailing boat with cream sails on blue-grey waves, before a low sun and a pink sky",
      },
    ],
    note: "This boat comes from a drawing script and stands for what a model would paint.",
  },
  related: ["image-to-image", "image-text-to-image", "text-to-video", "unconditional-image-generation", "text-to-3d"],
} satisfies Task;
