import { comment, type Fragment, py, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { clip, ownVideo } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

interface Checkpoint {
  readonly name: string;
  /** Whether it takes the video in pieces. */
  readonly online?: true;
  readonly v2?: true;
  /** Frames that it looks at together. */
  readonly frames: number;
}

const usual: Checkpoint = { name: "scaled_offline.pth", frames: 60 };

// The best of each kind first. Sizes of windows: the repository's hubconf.py.
const checkpoints: readonly Checkpoint[] = [
  usual,
  { name: "baseline_offline.pth", frames: 60 },
  { name: "scaled_online.pth", online: true, frames: 16 },
  { name: "baseline_online.pth", online: true, frames: 16 },
  { name: "cotracker2v1.pth", v2: true, frames: 16 },
  { name: "cotracker2.pth", v2: true, frames: 8 },
];

function checkpointOf(model: ModelRecord): Checkpoint {
  const files = new Set(weightsFiles(model, ".pth"));
  return checkpoints.find(({ name }) => files.has(name)) ?? usual;
}

const whole = ({ v2, frames }: Checkpoint): Fragment<"python"> => py`
  tracker = ${pythonCall("CoTrackerPredictor", [], { checkpoint: py`weights`, v2, window_len: frames })}.to(device)
  tracks, visible = tracker(video, grid_size=grid_size)
`;

const inPieces = ({ frames }: Checkpoint): Fragment<"python"> => py`
  tracker = ${pythonCall("CoTrackerOnlinePredictor", [], { checkpoint: py`weights`, window_len: frames })}.to(device)
  tracker(video_chunk=video, is_first_step=True, grid_size=grid_size)
  tracks = visible = torch.empty(0)
  for start in range(0, video.shape[1] - tracker.step, tracker.step):
      tracks, visible = tracker(video_chunk=video[:, start : start + tracker.step * 2])
`;

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => {
  const checkpoint = checkpointOf(model);
  return [
    python()`
      ${head(model, context)}

      import imageio.v3 as iio
      import torch
      from cotracker.predictor import ${checkpoint.online ? py`CoTrackerOnlinePredictor` : py`CoTrackerPredictor`}
      from cotracker.utils.visualizer import Visualizer
      from huggingface_hub import hf_hub_download

      ${comment(ownVideo)}
      video_path = ${clip}
      # So many points a row and a column of the first frame.
      grid_size = 10

      device = "cuda" if torch.cuda.is_available() else "cpu"
      weights = ${pythonCall("hf_hub_download", [model.id, checkpoint.name], { revision: context.revision })}
      frames = iio.imread(video_path, plugin="FFMPEG")
      video = torch.tensor(frames).permute(0, 3, 1, 2)[None].float().to(device)

      ${checkpoint.online ? inPieces(checkpoint) : whole(checkpoint)}
      # Where each point is in each frame, in pixels.
      print(tracks.shape)
      Visualizer(save_dir="tracks", pad_value=120, linewidth=3).visualize(video, tracks, visible)
      print("Saved tracks/video.mp4")
    `,
  ];
};

export default {
  prettyLabel: "CoTracker",
  repoName: "CoTracker",
  repoUrl: "https://github.com/facebookresearch/co-tracker",
  filter: false,
  countDownloads: extension("pth"),
  // Its drawing asks Matplotlib for colours in a way that 3.9 took out.
  install: pip(
    "git+https://github.com/facebookresearch/co-tracker@82e02e8029753ad4ef13cf06be7f4fc5facdda4d",
    "torch",
    "torchvision",
    "imageio[ffmpeg]",
    "matplotlib<3.9",
    "huggingface_hub",
  ),
  snippets,
  source: "repository facebookresearch/co-tracker at 82e02e8, README and source, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "version-3": { id: "owner/name", siblings: files("baseline_offline.pth", "scaled_offline.pth", "scaled_online.pth") },
  online: { id: "owner/name", siblings: files("scaled_online.pth") },
  "version-2": { id: "owner/name", siblings: files("cotracker2.pth") },
  unknown: { id: "owner/name", gated: "auto" },
} satisfies Examples;
