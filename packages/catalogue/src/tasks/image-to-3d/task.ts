import type { Task } from "../../task.ts";

export default {
  summary:
    "An image-to-3D model rebuilds an object, or a whole scene, from one picture or a few. The sides that the camera saw are reconstructed, and those it did not see are guessed. Shops make turntable views with it, studios make props, and museums make copies to hold in the hand.",
  datasets: [
    {
      id: "allenai/objaverse-xl",
      description:
        "The main source of training shapes, over ten million: render any of them and you own a pair of view and mesh.",
    },
    {
      id: "dylanebert/iso3d",
      description: "One hundred hand-picked pictures of objects without background, on which 3D Arena compares models.",
    },
  ],
  models: [
    {
      id: "microsoft/TRELLIS.2-4B",
      description:
        "Four billion parameters, meshes with physical materials even for glass and leaves; MIT, December 2025.",
    },
    {
      id: "tencent/Hunyuan3D-2.1",
      description:
        "Shape and PBR texture in two stages, training code included; may not be used in the EU, Britain or South Korea.",
    },
    {
      id: "TencentARC/InstantMesh",
      description: "Six generated views, then a reconstruction to a mesh in about ten seconds; Apache 2.0.",
    },
    {
      id: "tencent/HunyuanWorld-1",
      description: "Builds a place to walk through instead of an object, by way of a panorama cut into layers.",
    },
    {
      id: "hwjiang/Real3D",
      description:
        "A large reconstruction model that learned from single real photographs as well as from rendered objects.",
    },
    {
      id: "stabilityai/stable-point-aware-3d",
      description:
        "Makes a point cloud that you may edit, then the mesh from it in under a second; licence limited by revenue.",
    },
    {
      id: "stabilityai/TripoSR",
      description: "A single forward pass of half a second, MIT licence: the plain model to check your set-up with.",
    },
  ],
  spaces: [
    {
      id: "dylanebert/3d-arena",
      description: "Vote between two meshes of one photo, and see the ranking that the votes make.",
    },
    { id: "TencentARC/InstantMesh", description: "Shows the six views in between and offers the mesh as OBJ or GLB." },
    {
      id: "stabilityai/stable-point-aware-3d",
      description: "Drag points of the cloud about before SPAR3D wraps a surface round them.",
    },
    {
      id: "hwjiang/Real3D",
      description: "Removes the background of an upload and reconstructs what is left with Real3D.",
    },
    { id: "dylanebert/LGM-mini", description: "Gaussian splats from one picture by a trimmed version of LGM." },
  ],
  metrics: [
    {
      id: "Chamfer Distance",
      description: "How far the rebuilt surface lies from the scanned one, point by point in both directions.",
      formula:
        "mean distance from each sampled point to the nearest one of the other surface, summed over both directions",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/1612.00603",
    },
    {
      id: "F-Score",
      description: "Share of the surface that is right within a tolerance, such as one hundredth of the object's size.",
      formula: "harmonic mean of the shares of rebuilt and of true points that have a counterpart within the tolerance",
      range: "0 to 1",
      better: "higher",
      definition: "https://doi.org/10.1145/3072959.3073599",
    },
    {
      id: "LPIPS",
      description: "Compares renderings from new viewpoints with photos from there, by features instead of pixels.",
      formula: "difference of deep features between rendering and photo, weighted by channel, averaged over the views",
      range: "0, no upper end",
      better: "lower",
      definition: "https://arxiv.org/abs/1801.03924",
    },
    {
      id: "PSNR",
      description: "Error of the pixels in views that the model was not given; strict about pose and exposure.",
      formula:
        "ten times the decimal logarithm of the squared peak value over the mean squared error, averaged over new views",
      range: "0, no upper end",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Peak_signal-to-noise_ratio",
    },
  ],
  widgetModels: ["microsoft/TRELLIS.2-4B"],
  isPlaceholder: false,
  // Facts of the record: the repository's page on the public hub (task, library, class), and the docstring of
  // diffusers 0.42.1 (pipelines/shap_e); read 2026-11-21.
  exampleModels: [
    {
      id: "openai/shap-e-img2img",
      library_name: "diffusers",
      pipeline_tag: "image-to-image",
      tags: ["diffusers", "image-to-image", "text-to-3d", "shap-e", "license:mit", "diffusers:ShapEImg2ImgPipeline"],
    },
  ],
  demo: {
    inputs: [
      {
        type: "img",
        filename: "teapot.webp",
        alt: "A round green teapot with a cream band on a light table, its spout to the right",
      },
    ],
    outputs: [
      { type: "text", label: "File", content: "teapot.glb (1,840 corners, 3,676 triangles)" },
      {
        type: "img",
        filename: "teapot-mesh.webp",
        alt: "The teapot from two other sides in colour, and once in grey with the triangles of its mesh",
      },
    ],
    note: "Drawn by ray marching from one formula, input and output alike: it explains the task, and no network rebuilt it.",
  },
  related: ["text-to-3d", "depth-estimation", "image-to-video", "image-segmentation", "image-to-image"],
  tools: [
    {
      name: "COLMAP",
      url: "https://colmap.github.io/",
      description:
        "Photogrammetry from dozens of overlapping photos: camera poses, dense points, mesh; measured, not guessed.",
    },
    {
      name: "gsplat",
      url: "https://github.com/nerfstudio-project/gsplat",
      description: "Trains and renders Gaussian splats from photos with known poses on an NVIDIA card.",
    },
    {
      name: "TRELLIS.2",
      url: "https://github.com/microsoft/TRELLIS.2",
      description: "Code that runs TRELLIS.2-4B and exports GLB with textures, on Linux with 24 GB of graphics memory.",
    },
  ],
} satisfies Task;
