import type { Task } from "../../task.ts";

export default {
  summary:
    "An unconditional generator draws new pictures that could have come from its training set. Nothing steers it: random numbers go in, and a face, a galaxy or a cell comes out. It is the laboratory of image generation, and it supplies data where real pictures are scarce or private.",
  datasets: [
    {
      id: "cifar100",
      description:
        "60,000 colour photos of 32 by 32 pixels in 100 classes: tiny, so that an idea can be tested overnight.",
    },
    {
      id: "CelebA",
      description: "Faces of 10,177 celebrities with 40 attributes; for research only, and the standard for portraits.",
    },
    {
      id: "huggan/smithsonian_butterflies_subset",
      description:
        "A thousand butterflies on white from the Smithsonian's open collections, good for a first training.",
    },
  ],
  models: [
    {
      id: "google/ddpm-cifar10-32",
      description: "The diffusion model of the 2020 paper for 32 by 32 pixels, small enough for a processor.",
    },
    {
      id: "google/ddpm-celebahq-256",
      description:
        "Portraits of 256 by 256 pixels; a thousand steps make it slow, and a DDIM scheduler cuts them to fifty.",
    },
    {
      id: "1aurent/ddpm-mnist",
      description: "Handwritten digits, MIT licence: a model whose whole training fits into one notebook.",
    },
  ],
  spaces: [
    {
      id: "CompVis/celeba-latent-diffusion",
      description: "Faces from a latent diffusion model that was trained on CelebA-HQ, a new one at every click.",
    },
  ],
  metrics: [
    {
      id: "Inception score (IS)",
      description:
        "Are single samples recognizable, and is there a bit of everything? It never looks at the training pictures.",
      formula:
        "exponential of the divergence of each sample's class probabilities from their mean, averaged over samples",
      range: "1 to 1000",
      better: "higher",
      definition: "https://arxiv.org/abs/1606.03498",
    },
    {
      id: "Fréchet Inception Distance (FID)",
      description:
        "Distance between the cloud of samples and the cloud of training pictures in feature space; the usual headline.",
      formula:
        "squared difference of the feature means plus the trace of both covariances minus twice the root of their product",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/1706.08500",
    },
    {
      id: "Precision and recall",
      description:
        "Two figures instead of FID's one: how many samples are believable, and how much of the variety they cover.",
      formula:
        "share of samples within the region of real features, and share of real pictures within that of the samples",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/1904.06991",
    },
  ],
  widgetModels: ["google/ddpm-cifar10-32"],
  isPlaceholder: false,
  // Facts of the record: the public hub's list of models (task, library), and the docstring and class of diffusers
  // 0.42.1 (pipelines/ddpm); read 2026-11-21.
  exampleModels: [
    {
      id: "google/ddpm-cifar10-32",
      library_name: "diffusers",
      pipeline_tag: "unconditional-image-generation",
      tags: ["diffusers", "pytorch", "unconditional-image-generation", "license:apache-2.0", "diffusers:DDPMPipeline"],
    },
  ],
  demo: {
    inputs: [
      { type: "text", label: "Seed", content: "7" },
      { type: "text", label: "Number of images", content: "8" },
    ],
    outputs: [
      {
        type: "img",
        filename: "digits.png",
        alt: "Eight columns in which grey noise turns into handwritten digits over five rows, with 400 to 0 steps to go",
      },
    ],
    note: "Samples of a diffusion model of two million parameters that we trained on the digits of scikit-learn; the script is in the repository.",
  },
  related: ["text-to-image", "image-to-image", "video-to-video"],
  tools: [
    {
      name: "StyleGAN3",
      url: "https://github.com/NVlabs/stylegan3",
      description: "NVIDIA's GAN for faces and animals, one pass per picture; its licence forbids commercial use.",
    },
    {
      name: "EDM2",
      url: "https://github.com/NVlabs/edm2",
      description: "Training code and weights for diffusion on ImageNet, where many current recipes come from.",
    },
  ],
} satisfies Task;
