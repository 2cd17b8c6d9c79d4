import { comment, python, type Snippet, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { pickleNote } from "../weights-file.ts";

/** The data set of a model that must be told where each picture was taken from. */
const posedSet = ({ id }: ModelRecord) => /re10k|dl3dv/i.exec(id)?.[0].toLowerCase();

/** What the repository's minimal_inference.py does, which loads its authors' model alone. */
const film = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { first: "Runs in the folder of the repository; needs one of NVIDIA's GPUs." })}

  import torch
  from eval.export import save_video
  from huggingface_hub import hf_hub_download
  from models.encoder_decoder import EncDec_VitB8
  from vggt.utils.load_fn import load_and_preprocess_images
  from vis import create_target_camera_path, render_chunked

  # Your own pictures of one place, from one to ten.
  paths = ["left.jpg", "right.jpg"]
  # How many pictures the film has.
  length = 100

  images = load_and_preprocess_images(paths, mode="resize", target_size=512, patch_size=8).to("cuda")[None]
  # Finds out where they were taken from, with another model, and flies from one to the next.
  rays, cameras = create_target_camera_path(
      paths, length, len(paths), tuple(images.shape[-2:]), "cuda", torch.bfloat16, mode="resize"
  )
  model = EncDec_VitB8(pretrained_vggt=False, attention_to_features_type="bidirectional_cross_attention")
  weights = ${pythonCall("hf_hub_download", [model.id, "model.pt"], { revision: context.revision })}
  ${comment(pickleNote)}
  model.load_state_dict(torch.load(weights, map_location="cpu")["model"])
  model.to("cuda").eval()
  with torch.no_grad(), torch.autocast("cuda", torch.bfloat16):
      video = render_chunked(model, (images, rays, cameras), num_cond_views=len(paths))
  save_video(video[0], "video.mp4")
  print("Saved video.mp4")
`;

/** Models for pictures whose cameras are known are for measuring alone, its authors say: by their data set. */
const measure = (model: ModelRecord, context: SnippetContext, set: string): Snippet => shell()`
  ${gate(model, context)}
  # Needs one of NVIDIA's GPUs. The folder with the data set, prepared as the repository's README says under "Evaluation".
  export LAGERNVS_DATA_ROOT="$HOME/data"

  ${comment(pickleNote)}
  ${downloadTo("model", model, context, ["model.pt"])}
  sed 's|^checkpoint_path: .*|checkpoint_path: model/model.pt|; s|^  batch_size: .*|  batch_size: 8|' \
      ${`config/eval_${set}.yaml`} > eval.yaml
  # How alike what it draws is to what the cameras saw; the pictures are written to output/measured.
  torchrun --nproc_per_node=1 run_eval.py -c eval.yaml -e measured
`;

export default {
  prettyLabel: "LagerNVS",
  repoName: "LagerNVS",
  repoUrl: "https://github.com/facebookresearch/lagernvs",
  filter: false,
  countDownloads: extension("pt"),
  install: gitClone(
    "https://github.com/facebookresearch/lagernvs",
    "579effc55b9f52f35b1e3ff193b85055643161be",
    "-r",
    "requirements.txt",
  ),
  snippets: (model, context) => {
    const set = posedSet(model);
    return [set === undefined ? film(model, context) : measure(model, context, set)];
  },
  source: "repository facebookresearch/lagernvs at 579effc, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  general: { id: "owner/lagernvs_general_512", gated: "manual" },
  "one-data-set": { id: "owner/lagernvs_re10k_2v_256", gated: "manual" },
} satisfies Examples;
