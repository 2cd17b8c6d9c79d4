import { python } from "@modelshelf/code";
import { any, path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { downloadedFolder } from "../pinned-folder.ts";
import { widgetText } from "../transformers/inputs.ts";

const stages = ["aes_stage2", "sim_stage1"] as const;

export default {
  prettyLabel: "InfiniteYou",
  repoName: "InfiniteYou",
  repoUrl: "https://github.com/bytedance/InfiniteYou",
  filter: false,
  countDownloads: any(
    path("infu_flux_v1.0/sim_stage1/image_proj_model.bin"),
    path("infu_flux_v1.0/aes_stage2/image_proj_model.bin"),
  ),
  install: gitClone(
    "https://github.com/bytedance/InfiniteYou",
    "aaa6ea5f75ba2ff58b9025fa7df45e4a139ed717",
    "-r",
    "requirements.txt",
  ),
  snippets: (model, context) => {
    const known = (stage: string) => model.siblings?.some(({ rfilename }) => rfilename.includes(`/${stage}/`)) ?? true;
    return [
      python()`
        ${head(model, context, {
          first:
            "Runs in the folder of the repository; needs one of NVIDIA's GPUs with 30 GB. What it draws with is gated, too: accept the conditions of black-forest-labs/FLUX.1-dev.",
          login: "huggingface-cli login",
        })}

        from huggingface_hub import snapshot_download
        from PIL import Image
        from pipelines.pipeline_infu_flux import InfUFluxPipeline

        # Your own picture of a face.
        face_path = "assets/examples/man.jpg"
        prompt = ${widgetText(model, "A man in a raincoat on a pier at dusk, cinematic")}
        # aes_stage2 looks better and follows the words closer, sim_stage1 is more alike.
        stage = ${stages.find(known) ?? stages[0]}

        folder = ${downloadedFolder(model, context)}
        pipeline = InfUFluxPipeline(
            base_model_path="black-forest-labs/FLUX.1-dev",
            infu_model_path=f"{folder}/infu_flux_v1.0/{stage}",
            insightface_root_path=f"{folder}/supports/insightface",
            model_version=stage,
            cpu_offload=True,
        )
        image = pipeline(Image.open(face_path).convert("RGB"), prompt, cpu_offload=True)
        image.save("image.png")
        print("Saved image.png")
      `,
    ];
  },
  source: "repository bytedance/InfiniteYou at aaa6ea5, README and source, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  model: { id: "owner/name" },
  "one-stage": { id: "owner/name", siblings: files("infu_flux_v1.0/sim_stage1/image_proj_model.bin"), gated: "auto" },
  "other-files": { id: "owner/name", siblings: files("README.md") },
} satisfies Examples;
