import type { Task } from "../../task.ts";

export default {
  summary:
    "An image-to-video model takes a still picture and continues it in time: hair blows, water flows, the camera moves. The picture becomes the first frame, and an optional text says what should happen. It animates product photos, illustrations, old photographs and storyboards.",
  datasets: [
    {
      id: "ali-vilab/VACE-Benchmark",
      description:
        "Frames, masks, references and prompts with which the makers of VACE test editing and animation alike.",
    },
    {
      id: "Rapidata/sora-video-generation-style-likert-scoring",
      description:
        "People's ratings, on a Likert scale, of how well videos by Sora match the style that was asked for.",
    },
    {
      id: "BestWishYsh/ChronoMagic",
      description: "2,265 time-lapse videos with captions, of buds that open and dough that rises.",
    },
  ],
  models: [
    {
      id: "Lightricks/LTX-2.3",
      description:
        "Animates with matching sound; 22 billion parameters, and 1.6 million downloads in one month of 2026.",
    },
    {
      id: "Wan-AI/Wan2.2-I2V-A14B",
      description:
        "Two experts of 14 billion parameters that take turns at the denoising; Apache 2.0, English and Chinese.",
    },
    {
      id: "Lightricks/LTX-Video",
      description:
        "Two billion parameters at 704 by 480 pixels: a quick way to try out a motion before a larger model renders it.",
    },
    {
      id: "Lightricks/LTX-Video-0.9.7-dev",
      description: "LTX at thirteen billion parameters, undistilled, for quality and as a base for fine-tuning.",
    },
    {
      id: "Wan-AI/Wan2.1-VACE-14B",
      description: "One network that animates pictures, follows reference images and repaints masked parts of a video.",
    },
    {
      id: "lllyasviel/FramePack_F1_I2V_HY_20250503",
      description: "Packs the frames made so far into a fixed context, so that a minute of video fits in 6 GB.",
    },
    {
      id: "Lightricks/LTX-Video-0.9.7-distilled",
      description: "A faster sibling of 0.9.7-dev that works without guidance, for previews in seconds.",
    },
    {
      id: "Skywork/SkyReels-V2-I2V-14B-720P",
      description: "Trained with film shots in mind, for 720 lines; a sister model continues clips to any length.",
    },
    {
      id: "tencent/HunyuanVideo-I2V",
      description: "The counterpart of HunyuanVideo that starts from a photo; it can be tuned to special effects.",
    },
    {
      id: "Wan-AI/Wan2.1-I2V-14B-720P",
      description: "Wan 2.1 for 1280 by 720 pixels, in the files that its authors' own code reads.",
    },
    {
      id: "Wan-AI/Wan2.1-I2V-14B-720P-Diffusers",
      description: "The same network as Wan2.1-I2V-14B-720P, laid out so that Diffusers loads it in one line.",
    },
  ],
  spaces: [
    {
      id: "Lightricks/ltx-video-distilled",
      description: "Upload a photo and have it moving within seconds; also takes videos to continue.",
    },
    { id: "linoyts/FramePack-F1", description: "Watch FramePack extend a portrait second by second." },
    { id: "lisonallen/framepack-i2v", description: "Another front for FramePack, with control over length and seed." },
    { id: "multimodalart/wan2-1-fast", description: "Wan 2.1 with an adapter that cuts the steps down to a few." },
    {
      id: "multimodalart/stable-video-diffusion",
      description: "The 2023 classic by Stability AI, which animates without any words.",
    },
  ],
  metrics: [
    {
      id: "fvd",
      description: "Distance between features of animated pictures and of real clips that begin with the same frames.",
      formula: "the Fréchet distance between Gaussians over I3D features of generated and of true continuations",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/1812.01717",
    },
    {
      id: "clip_score",
      description:
        "Whether the animation does what the accompanying text says, as far as CLIP can read it from frames.",
      formula: "2.5 times the cosine similarity of text and frame features, cut at zero, averaged over frames",
      range: "0 to 2.5",
      better: "higher",
      definition: "https://arxiv.org/abs/2104.08718",
    },
    {
      id: "lpips",
      description:
        "Perceptual change against the input picture or the next frame; high values betray drift and flicker.",
      formula: "weighted squared differences between a network's layer activations for the two frames, summed",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/1801.03924",
    },
    {
      id: "identity_preservation",
      description: "Whether the person at the end is still the person in the photo.",
      formula: "cosine similarity of face-recognition features in the input picture and in each frame, averaged",
      range: "−1 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1801.07698",
    },
    {
      id: "motion_score",
      description: "How much moves at all, which exposes models that look faithful because they stand still.",
      formula: "mean length of the optical flow between neighbouring frames, in pixels or scaled to a share",
      range: "0, no upper end",
      better: "higher",
      definition: "https://arxiv.org/abs/2311.17982",
    },
  ],
  widgetModels: ["Wan-AI/Wan2.2-I2V-A14B"],
  isPlaceholder: false,
  related: ["image-text-to-video", "text-to-video", "video-to-video", "image-to-image"],
  // Facts of the record: the public hub's API, read 2025-12-10 and 2026-05-04 (tags, class).
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
        filename: "cat.jpg",
        alt: "An orange cat sits on a sill between a bright window and a plant, and looks at the viewer.",
      },
      {
        type: "text",
        label: "Optional prompt",
        content: "The cat turns its head to the window, watches the petals fall, blinks and looks back.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "cat.mp4",
        alt: "Video: the cat turns its head towards the window, blinks while petals fall outside, swings its tail and looks back.",
      },
    ],
    note: "Picture and motion were drawn by a script of ours to illustrate the task.",
  },
} satisfies Task;
