import type { Task } from "../../task.ts";

export default {
  summary:
    "The model receives an image and an instruction, and films what the instruction says, beginning with that image. The picture fixes the look, the words direct action, camera and sometimes sound. It serves directors, advertisers and game makers who need a given character or place to do a given thing.",
  datasets: [
    {
      id: "WenhaoWang/TIP-I2V",
      description:
        "More than a million prompts of real users, each with its picture and with videos that five models made.",
    },
  ],
  models: [
    {
      id: "MiniMaxAI/MiniMax-H3",
      description:
        "Up to 15 seconds at 24 frames a second with stereo sound and speech in eleven languages; weights of July 2026.",
    },
    {
      id: "Wan-AI/Wan2.2-TI2V-5B",
      description: "Takes words with or without an image, 720 lines at 24 frames a second, Apache 2.0, one 24 GB card.",
    },
    {
      id: "Skywork/Matrix-Game-3.0",
      description: "Extends a picture into a world that answers to keys and mouse in real time; tuned from Wan 2.2 5B.",
    },
    {
      id: "Lightricks/LTX-Video",
      description: "The quickest way to test an instruction on a picture; two billion parameters, prompts in English.",
    },
  ],
  spaces: [
    {
      id: "Lightricks/ltx-video-distilled",
      description: "Give a start image and a sentence, and compare what different wordings change.",
    },
  ],
  metrics: [
    {
      id: "fvd",
      description:
        "Realism of directed clips as a set; two models are comparable only on identical images and prompts.",
      formula: "the Fréchet distance between feature distributions of generated clips and of a real reference set",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/1812.01717",
    },
    {
      id: "clipsim",
      description:
        "Agreement of the frames with the instruction, which a good start image inflates before anything moves.",
      formula: "mean cosine similarity between CLIP features of the instruction and of every frame",
      range: "−1 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2104.14806",
    },
    {
      id: "I2V subject consistency",
      description: "Whether the character of the start image survives the action that it was told to do.",
      formula: "cosine similarity of DINO features of the input image and each frame, and of neighbouring frames",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2411.13503",
    },
    {
      id: "camera motion accuracy",
      description: "The share of pans, tilts and zooms that were asked for and can be found in the clip.",
      formula: "clips whose tracked points move as the named camera move predicts, divided by all clips",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2411.13503",
    },
  ],
  widgetModels: ["Lightricks/LTX-Video"],
  isPlaceholder: false,
  related: ["image-to-video", "text-to-video", "video-to-video", "image-text-to-image"],
  // Facts of the record: the public hub's API, read 2025-12-10 and 2026-05-04; there its task is image-to-video.
  exampleModels: [
    {
      id: "Lightricks/LTX-Video",
      library_name: "diffusers",
      pipeline_tag: "image-to-video",
      tags: ["diffusers", "safetensors", "ltx-video", "image-to-video", "en", "license:other", "diffusers:LTXPipeline"],
      config: { diffusers: { _class_name: "LTXPipeline" } },
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "lighthouse.jpg",
        alt: "A red and white lighthouse on a rock by a calm sea, on a bright day with a few clouds.",
      },
      {
        type: "text",
        label: "Instruction",
        content:
          "Night falls quickly and stars come out. The lamp is lit and its beam sweeps across the sea while the camera slowly moves closer.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "lighthouse.mp4",
        alt: "Video: the sky over the lighthouse turns dark and starry, the lamp lights up, its beam sweeps round, and the view moves closer.",
      },
    ],
    note: "Both files are animation by hand, a picture of what such a model is asked to do.",
  },
} satisfies Task;
