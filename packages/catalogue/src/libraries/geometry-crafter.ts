import { py, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone, withSubmodules } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

/** What the repository's run.py does, which loads its authors' model alone. */
const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => {
  const { revision } = context;
  return [
    python()`
      ${head(model, context, { first: "Runs in the folder of the repository; needs one of NVIDIA's GPUs with 24 GB." })}

      import numpy as np
      import torch
      from decord import VideoReader, cpu
      from geometrycrafter import (
          GeometryCrafterDiffPipeline,
          PMapAutoencoderKLTemporalDecoder,
          UNetSpatioTemporalConditionModelVid2vid,
      )
      from third_party import MoGe

      # Your own video.
      video_path = "examples/video1.mp4"
      # What it is worked on at: multiples of 64. With 576 and 1024 it takes 40 GB.
      height, width = 384, 640

      unet = ${pythonCall("UNetSpatioTemporalConditionModelVid2vid.from_pretrained", [model.id], {
        revision,
        subfolder: "unet_diff",
        torch_dtype: py`torch.float16`,
      })}
      decoder = ${pythonCall("PMapAutoencoderKLTemporalDecoder.from_pretrained", [model.id], {
        revision,
        subfolder: "point_map_vae",
        torch_dtype: py`torch.float32`,
      })}
      pipeline = GeometryCrafterDiffPipeline.from_pretrained(
          "stabilityai/stable-video-diffusion-img2vid-xt", unet=unet, torch_dtype=torch.float16, variant="fp16"
      ).to("cuda")
      frames = VideoReader(video_path, ctx=cpu(0))
      video = frames.get_batch(list(range(len(frames)))).asnumpy().astype(np.float32) / 255
      window = min(110, len(video))
      with torch.inference_mode():
          points, known = pipeline(
              torch.tensor(video, device="cuda").permute(0, 3, 1, 2),
              decoder.requires_grad_(False).to("cuda"),
              MoGe(cache_dir="cache").requires_grad_(False).to("cuda"),
              height=height,
              width=width,
              num_inference_steps=5,
              guidance_scale=1.0,
              window_size=window,
              overlap=25 if window < len(video) else 0,
          )
      # Of each pixel of each frame: where it is in space, and whether that is known.
      np.savez("points.npz", point_map=points.half().cpu().numpy(), mask=known.bool().cpu().numpy())
      print("Saved points.npz", tuple(points.shape))
    `,
  ];
};

export default {
  prettyLabel: "GeometryCrafter",
  repoName: "GeometryCrafter",
  repoUrl: "https://github.com/TencentARC/GeometryCrafter",
  filter: false,
  countDownloads: path("point_map_vae/diffusion_pytorch_model.safetensors"),
  install: withSubmodules(
    gitClone(
      "https://github.com/TencentARC/GeometryCrafter",
      "eb8112b0008168ed34d589e5f970ecd27b702ee8",
      "-r",
      "requirements.txt",
    ),
  ),
  snippets,
  source: "repository TencentARC/GeometryCrafter at eb8112b, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
