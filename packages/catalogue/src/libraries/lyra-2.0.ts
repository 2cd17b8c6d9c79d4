import { comment, shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone, withSubmodules } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { widgetText } from "../transformers/inputs.ts";

const village = "A quiet mountain village with stone houses and narrow paths in the evening light.";

export default {
  prettyLabel: "Lyra-2.0",
  repoName: "Lyra-2.0",
  repoUrl: "https://github.com/nv-tlabs/lyra",
  filter: false,
  countDownloads: path("checkpoints/image_encoder/model.pth"),
  // Lyra-2/INSTALL.md sets up CUDA 12.8 by conda before it installs Lyra-2/requirements.txt.
  install: withSubmodules(gitClone("https://github.com/nv-tlabs/lyra", "9fffc9adc37004091ecf26ef03abfb3abdf4d59a")),
  snippets: (model, context) => [
    shell()`
      ${gate(model, context)}
      ${comment("Needs one of NVIDIA's GPUs with 80 GB. First set up what Lyra-2/INSTALL.md says.")}
      cd Lyra-2 || exit
      # Your own picture of a place, and what is in it.
      picture=assets/samples/04.png
      prompt=${widgetText(model, village)}

      ${downloadTo(".", model, context)}
      export PYTHONPATH=. PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True
      # Moves in, then out. In four steps, and 15 times as fast, with --use_dmd
      python -m lyra_2._src.inference.lyra2_zoomgs_inference --input_image_path "$picture" --prompt "$prompt" \
          --experiment lyra2 --checkpoint_dir checkpoints/model --output_path outputs \
          --num_frames_zoom_in 81 --num_frames_zoom_out 241
      # The video as a scene in space: reconstructed_scene.ply
      python -m lyra_2._src.inference.vipe_da3_gs_recon --input_video_path \
          "outputs/videos/$(basename "\${picture%.*}").mp4"
    `,
  ],
  source: "repository nv-tlabs/lyra at 9fffc9a, Lyra-2/README.md, INSTALL.md and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
