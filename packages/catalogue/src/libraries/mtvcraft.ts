import { comment, none, sh, shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { gatedNote, isGated } from "../loading.ts";
import { widgetText } from "../transformers/inputs.ts";
import { pickleNote } from "../weights-file.ts";

export default {
  prettyLabel: "MTVCraft",
  repoName: "MTVCraft",
  repoUrl: "https://github.com/baaivision/MTVCraft",
  filter: false,
  countDownloads: path("vae/3d-vae.pt"),
  install: gitClone(
    "https://github.com/baaivision/MTVCraft",
    "0c0279594e36d04922af11e8abd59daa016fec1e",
    "-r",
    "requirements.txt",
  ),
  snippets: (model, context) => {
    // The huggingface_hub that the project asks for, 0.32, is older than the command hf.
    const { endpoint, revision } = context;
    const command =
      revision === undefined
        ? sh`huggingface-cli download ${model.id} --local-dir pretrained_models`
        : sh`huggingface-cli download ${model.id} --revision ${revision} --local-dir pretrained_models`;
    return [
      shell()`
        ${isGated(model) ? sh`${comment(gatedNote(model, context, "huggingface-cli login"))}` : none.shell}
        # Needs Python 3.10, ffmpeg and one of NVIDIA's GPUs. Your own keys of two services, which write the parts of
        # the sound and speak and play them: DashScope of Alibaba Cloud for Qwen, and ElevenLabs.
        qwen_key=...
        elevenlabs_key=...
        prompt=${widgetText(model, "A woman in a kitchen tells how she bakes bread.")}

        ${comment(pickleNote)}
        ${endpoint === undefined ? command : sh`HF_ENDPOINT=${endpoint} ${command}`}
        sed -i "s/^qwen_api_key = .*/qwen_api_key = \"$qwen_key\"/; s/api_key=\"xxxx\"/api_key=\"$elevenlabs_key\"/" mtv/utils.py
        # A video for each line.
        printf '%s\n' "$prompt" > prompts.txt
        bash scripts/inference_long.sh prompts.txt videos
      `,
    ];
  },
  source: "repository baaivision/MTVCraft at 0c02795, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
