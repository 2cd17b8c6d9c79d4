import { comment, shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone, withSubmodules } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { widgetText } from "../transformers/inputs.ts";
import { pickleNote } from "../weights-file.ts";

const dance =
  "A woman in a red coat dances on a wide square in front of a station, her arms raised, in the evening light.";

export default {
  prettyLabel: "SCAIL-2",
  repoName: "SCAIL-2",
  repoUrl: "https://github.com/zai-org/SCAIL-2",
  filter: false,
  countDownloads: path("model/1/fsdp2_rank_0000_checkpoint.pt"),
  install: withSubmodules(
    gitClone(
      "https://github.com/zai-org/SCAIL-2",
      "ac63f8eb369e2f4fac2ce273ead0ae7e602c3919",
      "-r",
      "requirements.txt",
      "huggingface_hub",
    ),
  ),
  snippets: (model, context) => [
    shell()`
      ${gate(model, context)}
      # Needs one of NVIDIA's GPUs, and Python 3.10 to 3.12. A folder with your own picture of somebody, ref.jpg, and
      # video of a movement, driving.mp4; scail_pose/POSE_INSTRUCTION.md makes the masks beside them.
      folder=examples/001
      prompt=${widgetText(model, dance)}

      ${comment(pickleNote)}
      ${downloadTo("SCAIL-2", model, context)}
      # Long descriptions are best. The video is written to samples.
      printf '%s\n' "$prompt@@$folder" | bash scripts/sample_sgl_14Bsc_xc_cli.sh
    `,
  ],
  source: "repository zai-org/SCAIL-2 at ac63f8e, README and sample_video.py, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
