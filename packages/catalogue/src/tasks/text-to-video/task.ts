import type { Task } from "../../task.ts";

export default {
  summary:
    "A text-to-video model turns a written description into a clip of a few seconds, sometimes with sound. It draws all frames together, so that things keep their shape while they move. People use it for storyboards, advertisements, background footage and training scenes for robots.",
  datasets: [
    {
      id: "iejMac/CLIP-MSR-VTT",
      description: "CLIP features of the 10,000 web clips of MSR-VTT, each of which comes with twenty captions.",
    },
    {
      id: "quchenyuan/UCF101-ZIP",
      description: "The 13,320 short clips of UCF101 in one archive; generators are often scored on its 101 actions.",
    },
    {
      id: "nateraw/kinetics",
      description: "Ten-second YouTube scenes of people in action, labelled by what they do.",
    },
    {
      id: "HuggingFaceM4/something_something_v2",
      description: "220,847 clips of hands that move everyday objects, each described by one of 174 templates.",
    },
    {
      id: "HuggingFaceM4/webvid",
      description:
        "Captions and addresses of stock footage, the WebVid collection; the films themselves are not in it.",
    },
    {
      id: "iejMac/CLIP-DiDeMo",
      description:
        "CLIP features of 10,000 Flickr videos whose sentences each describe one moment rather than the whole.",
    },
  ],
  models: [
    {
      id: "Wan-AI/Wan2.1-T2V-1.3B-Diffusers",
      description:
        "Five seconds at 480 lines in about 8 GB of graphics memory, under Apache 2.0: the one to begin with.",
    },
    {
      id: "Motif-Technologies/Motif-Video-2B",
      description: "A two-billion model of April 2026 under Apache 2.0 that starts from words or from a picture.",
    },
    {
      id: "Lightricks/LTX-2.5-Diffusers",
      description: "Picture and sound in one pass, from July 2026; its terms must be accepted before the download.",
    },
    {
      id: "tencent/HunyuanVideo-1.5",
      description: "Reworked in late 2025 at 8.3 billion parameters, with English and Chinese prompts.",
    },
    {
      id: "tencent/HunyuanVideo",
      description:
        "Thirteen billion parameters, from December 2024, and the base of many adapters; its licence stops at some borders.",
    },
    {
      id: "Lightricks/LTX-Video",
      description:
        "Two billion parameters and a strongly compressing codec: five seconds in two on an H100, say its authors.",
    },
    {
      id: "nvidia/Cosmos-1.0-Diffusion-7B-Text2World",
      description: "Makes plausible scenes of robots and roads, to train machines that must act in the physical world.",
    },
    {
      id: "Lightricks/LTX-Video-0.9.8-13B-distilled",
      description: "The thirteen-billion LTX in a version that needs only a handful of denoising steps.",
    },
  ],
  spaces: [
    {
      id: "VideoCrafter/VideoCrafter",
      description: "Try one of the earliest open generators and see how far they came.",
    },
    { id: "Wan-AI/Wan2.1", description: "Type a scene and let the 14-billion version of Wan 2.1 film it." },
    {
      id: "Pyramid-Flow/pyramid-flow",
      description: "Flow matching over a pyramid of resolutions, which spends little on the early, noisy stages.",
    },
  ],
  metrics: [
    {
      id: "is",
      description:
        "Inception Score: whether frames show something recognizable, and whether clips differ from one another.",
      formula:
        "the exponential of the mean divergence between the labels a classifier gives to one clip and to all clips",
      range: "1, up to the number of classes",
      better: "higher",
      definition: "https://arxiv.org/abs/1606.03498",
    },
    {
      id: "fid",
      description:
        "Fréchet Inception Distance on single frames: how close they are to real footage, with motion left out.",
      formula:
        "the Fréchet distance between two Gaussians fitted to Inception features of generated and of real frames",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/1706.08500",
    },
    {
      id: "fvd",
      description:
        "Fréchet Video Distance: as FID, but on features of whole clips, so jerky or frozen motion costs points.",
      formula: "the Fréchet distance between features that an I3D action classifier gives for generated and real clips",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/1812.01717",
    },
    {
      id: "clipsim",
      description:
        "How well the frames fit the prompt in the eyes of CLIP; it does not notice in which order things happen.",
      formula: "the cosine similarity of the prompt's and a frame's CLIP features, averaged over all frames",
      range: "−1 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2104.14806",
    },
    {
      id: "VBench",
      description: "Sixteen separate marks, from flicker to spatial relations, which show where a generator is weak.",
      formula: "one automatic score for each of sixteen dimensions over fixed prompts, then a weighted mean",
      range: "0 to 100",
      better: "higher",
      definition: "https://arxiv.org/abs/2311.17982",
    },
  ],
  widgetModels: ["Wan-AI/Wan2.2-TI2V-5B"],
  isPlaceholder: false,
  related: ["image-to-video", "image-text-to-video", "text-to-image", "video-to-video", "text-to-audio"],
  // Facts of the record: the repository's page on the public hub (task, class, tags), stored copy read 2026-11-21.
  exampleModels: [
    {
      id: "Wan-AI/Wan2.1-T2V-1.3B-Diffusers",
      library_name: "diffusers",
      pipeline_tag: "text-to-video",
      tags: ["diffusers", "safetensors", "text-to-video", "video", "video-generation", "diffusers:WanPipeline"],
    },
  ],
  demo: {
    inputs: [
      {
        type: "text",
        label: "Prompt",
        content:
          "A paper boat drifts down a stream after the rain. Low evening sun glitters on the water, reeds pass in the background, and the camera follows at the boat's pace.",
      },
    ],
    outputs: [
      {
        type: "img",
        filename: "boat.mp4",
        alt: "Video: a white paper boat rocks on a green stream while reeds pass behind it and the low sun glitters on the water.",
      },
    ],
    note: "We drew this clip to show what a prompt asks for; no model made it.",
  },
} satisfies Task;
