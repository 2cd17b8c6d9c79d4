import type { Task } from "../../task.ts";

export default {
  summary:
    "A text-to-3D model turns a description into an object that can be viewed from every side. What comes out is a mesh with colours, a cloud of Gaussians or a radiance field. Makers of games, furniture planners and 3D printers use it for first versions of props and shapes.",
  datasets: [
    {
      id: "allenai/objaverse-xl",
      description:
        "More than ten million 3D objects gathered from public repositories; each keeps the licence of its source.",
    },
    {
      id: "tiange/Cap3D",
      description: "Captions for Objaverse, written by models that saw renderings of each object from many sides.",
    },
  ],
  models: [
    {
      id: "microsoft/TRELLIS-text-xlarge",
      description:
        "The largest text version of TRELLIS, March 2025: meshes, Gaussians or radiance fields; MIT licence.",
    },
    {
      id: "openai/shap-e",
      description:
        "Small and quick; rough shapes with colours at the corners of the mesh. Released in 2023 under the MIT licence.",
    },
    {
      id: "ashawkey/LGM",
      description: "Draws four views of the object first and joins them to 3D Gaussians in about five seconds.",
    },
  ],
  spaces: [
    { id: "hysts/Shap-E", description: "Type a noun with an adjective and turn what Shap-E makes of it." },
    {
      id: "ashawkey/LGM",
      description: "Shows the four intermediate views beside the finished splat, which explains many of its faults.",
    },
  ],
  metrics: [
    {
      id: "CLIP R-Precision",
      description: "How often CLIP picks the right prompt out of many for a rendering of the object.",
      formula:
        "renderings whose own prompt ranks first among all prompts by CLIP similarity, divided by all renderings",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2112.01455",
    },
    {
      id: "CLIP score",
      description: "Agreement of prompt and renderings, averaged over views from around the object.",
      formula: "mean over views of the cosine between CLIP's vector of the view and that of the prompt, times 100",
      range: "0 to 100",
      better: "higher",
      definition: "https://arxiv.org/abs/2104.08718",
    },
    {
      id: "GPTEval3D",
      description:
        "Rating from duels between two generated objects that a vision-language model decides, much as in chess.",
      formula:
        "rating by the Elo system, fitted to a model's choices between two objects that were made for the same prompt",
      range: "no lower end, no upper end",
      better: "higher",
      definition: "https://arxiv.org/abs/2401.04092",
    },
  ],
  widgetModels: ["openai/shap-e"],
  isPlaceholder: false,
  // Facts of the record: the repository's page on the public hub (task, library, class), and the docstring of
  // diffusers 0.42.1 (pipelines/shap_e); read 2026-11-21.
  exampleModels: [
    {
      id: "openai/shap-e",
      library_name: "diffusers",
      pipeline_tag: "text-to-3d",
      tags: ["diffusers", "text-to-3d", "shap-e", "license:mit", "diffusers:ShapEPipeline"],
    },
  ],
  demo: {
    inputs: [{ type: "text", label: "Prompt", content: "A wooden rocking chair with a slatted back" }],
    outputs: [
      { type: "text", label: "File", content: "rocking-chair.ply (45,586 corners, 91,228 triangles)" },
      {
        type: "img",
        filename: "chair.webp",
        alt: "Three views of a rocking chair of reddish wood: from the front, from the side and from behind",
      },
    ],
    note: "We modelled and rendered this chair by formula, as a picture of the goal; today's models come close to its shape, not to so tidy a mesh.",
  },
  related: ["image-to-3d", "text-to-image", "text-to-video"],
  tools: [
    {
      name: "TRELLIS",
      url: "https://github.com/microsoft/TRELLIS",
      description:
        "Code of the TRELLIS models for text and images, with export to GLB; wants an NVIDIA card with 16 GB.",
    },
    {
      name: "threestudio",
      url: "https://github.com/threestudio-project/threestudio",
      description: "Framework of the optimizing methods, from DreamFusion to ProlificDreamer, for research.",
    },
    {
      name: "Blender",
      url: "https://www.blender.org/",
      description: "Free program in which generated meshes are cleaned, remeshed, textured and rendered.",
    },
  ],
} satisfies Task;
