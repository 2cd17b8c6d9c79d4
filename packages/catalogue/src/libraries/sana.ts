import { comment, type Fragment, identifier, none, python, type Snippet, sh, shell } from "@modelshelf/code";
import { promptFor } from "../diffusers/prompts.ts";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { pickleNote, weightsFiles } from "../weights-file.ts";

// Which configuration fits, by the repository's name; the first that does.
// Source: repository NVlabs/Sana at 29ceb01, docs/*.md and configs/.
const pictureConfigs: readonly (readonly [RegExp, string])[] = [
  [/sprint.*0\.6B/i, "sana_sprint_config/1024ms/SanaSprint_600M_1024px_allqknorm_bf16_scm_ladd.yaml"],
  [/sprint/i, "sana_sprint_config/1024ms/SanaSprint_1600M_1024px_allqknorm_bf16_scm_ladd.yaml"],
  [/1\.5_4\.8B/i, "sana1-5_config/1024ms/Sana_4800M_1024px_came8bit_grow_constant_allqknorm_bf16_lr2e5.yaml"],
  [/1\.5_1\.6B/i, "sana1-5_config/1024ms/Sana_1600M_1024px_allqknorm_bf16_lr2e5.yaml"],
  [/(?<!\d)600M_512px/i, "sana_config/512ms/Sana_600M_img512.yaml"],
  [/(?<!\d)600M/i, "sana_config/1024ms/Sana_600M_img1024.yaml"],
  [/512px/i, "sana_config/512ms/Sana_1600M_img512.yaml"],
  [/2Kpx/i, "sana_config/2048ms/Sana_1600M_img2048_bf16.yaml"],
  [/4Kpx/i, "sana_config/4096ms/Sana_1600M_img4096_bf16.yaml"],
  [/(?:)/, "sana_config/1024ms/Sana_1600M_img1024.yaml"],
];

interface Film {
  readonly config: string;
  /** The settings that its authors made their example with. */
  readonly settings: Fragment<"shell">;
  /** Whether the configuration names a folder with the autoencoder, which nothing downloads. */
  readonly ownVae: boolean;
}

const older = sh`--cfg_scale 6 --motion_score 30 --flow_shift 8 --fps 16`;
const films: readonly (readonly [RegExp, Film])[] = [
  [
    /video_2\.0/i,
    {
      config: "sana_video2/SanaVideo2_5B_720p.yaml",
      settings: sh`--cfg_scale 8 --motion_score 20 --flow_shift 12 --fps 24`,
      ownVae: true,
    },
  ],
  [/720p/i, { config: "sana_video_config/Sana_2000M_720px_ltx2vae_AdamW_fsdp.yaml", settings: older, ownVae: false }],
  [/(?:)/, { config: "sana_video_config/Sana_2000M_480px_AdamW_fsdp.yaml", settings: older, ownVae: false }],
];

const first = <T>(table: readonly (readonly [RegExp, T])[], model: ModelRecord): T =>
  (table.find(([named]) => named.test(model.id)) as readonly [RegExp, T])[1];

const isFilm = (model: ModelRecord) =>
  model.pipeline_tag === "text-to-video" || model.pipeline_tag === "image-to-video" || /video/i.test(model.id);
const isSprint = (model: ModelRecord) => /sprint/i.test(model.id);

/** Edge of the square pictures that the model was trained with. */
function edge(model: ModelRecord): number {
  if (/512px/i.test(model.id)) return 512;
  if (/2Kpx/i.test(model.id)) return 2048;
  return /4Kpx/i.test(model.id) ? 4096 : 1024;
}

/** The repository's checkpoint; where its files are not known, named as the hub's all are. */
const weightsOf = (model: ModelRecord): string =>
  weightsFiles(model, ".pth")[0] ??
  `checkpoints/${model.id.slice(model.id.lastIndexOf("/") + 1).replaceAll("-", "_")}.pth`;

const picture = (model: ModelRecord, context: SnippetContext): Snippet => {
  const [module, name] = isSprint(model)
    ? ["app.sana_sprint_pipeline", "SanaSprintPipeline"]
    : ["app.sana_pipeline", "SanaPipeline"];
  const size = edge(model);
  const settings = isSprint(model)
    ? { guidance_scale: 4.5, num_inference_steps: 2 }
    : { guidance_scale: 4.5, pag_guidance_scale: 1, num_inference_steps: 20 };
  return python()`
    ${head(model, context, { first: pickleNote })}

    import torch
    from ${identifier(module)} import ${identifier(name)}
    from huggingface_hub import hf_hub_download
    from torchvision.utils import save_image

    prompt = ${promptFor(model, "image")}
    # The configuration that fits the model's size, in the repository's folder.
    config = ${`configs/${first(pictureConfigs, model)}`}

    weights = ${pythonCall("hf_hub_download", [model.id, weightsOf(model)], { revision: context.revision })}
    pipeline = ${identifier(name)}(config)
    pipeline.from_pretrained(weights)
    # The generator that it has by default is one for the CPU, which a GPU does not take.
    generator = torch.Generator(device=pipeline.device).manual_seed(0)
    image = ${pythonCall("pipeline", [], {
      prompt: identifier("prompt"),
      height: size,
      width: size,
      ...settings,
      generator: identifier("generator"),
    })}
    save_image(image, "image.png", normalize=True, value_range=(-1, 1))
    print("Saved image.png")
  `;
};

const vaeNote =
  "First put the autoencoder of LTX-2.3, in the format of diffusers, in output/pretrained_models/LTX-2.3-Diffusers.";

const film = (model: ModelRecord, context: SnippetContext): Snippet => {
  const { config, settings, ownVae } = first(films, model);
  const weights = weightsOf(model);
  return shell()`
    ${gate(model, context)}
    # Needs one of NVIDIA's GPUs.
    ${ownVae ? sh`${comment(vaeNote)}` : none.shell}
    prompt=${promptFor(model, "video")}

    ${comment(pickleNote)}
    ${downloadTo("models", model, context, [weights])}
    # One prompt in each line; the videos are written to output/video/vis.
    printf '%s\n' "$prompt" > prompts.txt
    bash inference_video_scripts/inference_sana_video.sh --np 1 --config ${`configs/${config}`} \
        --model_path ${`models/${weights}`} --txt_file=prompts.txt --work_dir output/video \
        ${settings}
  `;
};

export default {
  prettyLabel: "Sana",
  repoName: "Sana",
  repoUrl: "https://github.com/NVlabs/Sana",
  filter: false,
  countDownloads: extension("pth"),
  install: gitClone("https://github.com/NVlabs/Sana", "29ceb0106d6e9f86db1b4332815d9e0c1fd3618c", "-e", "."),
  snippets: (model, context) => [isFilm(model) ? film(model, context) : picture(model, context)],
  source: "repository NVlabs/Sana at 29ceb01, documentation and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  picture: { id: "owner/Sana_1600M_1024px", pipeline_tag: "text-to-image" },
  "small-picture": { id: "owner/Sana_600M_512px", siblings: [{ rfilename: "checkpoints/small.pth" }] },
  "picture-of-2048-pixels": { id: "owner/Sana_1600M_2Kpx_BF16" },
  "picture-of-4096-pixels": { id: "owner/Sana_1600M_4Kpx_BF16" },
  "picture-in-two-steps": { id: "owner/Sana_Sprint_1.6B_1024px" },
  video: { id: "owner/SANA-Video_2B_480p", pipeline_tag: "text-to-video" },
  "video-of-version-2": { id: "owner/SANA-Video_2.0_5B_720p", pipeline_tag: "text-to-video", gated: "auto" },
} satisfies Examples;
