import { py, python } from "@modelshelf/code";
import { all, extension, prefix } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

/** The last of the checkpoints, which are named for the years whose pictures they have seen. */
const lastOf = (model: ModelRecord) => weightsFiles(model, ".pt").sort().at(-1) ?? "checkpoints/2022.pt";

export default {
  prettyLabel: "TiC-CLIP",
  repoName: "TiC-CLIP",
  repoUrl: "https://github.com/apple/ml-tic-clip",
  filter: false,
  countDownloads: all(extension("pt"), prefix("checkpoints/")),
  // The models are loaded by OpenCLIP; the repository holds what trains and evaluates them.
  install: pip("open_clip_torch"),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      import open_clip
      import torch
      from huggingface_hub import hf_hub_download

      ${picturePath}
      # Describe any classes.
      labels = ["a photo of a cat", "a photo of a dog", "a photo of a bird"]
      # There is a checkpoint for each year.
      checkpoint = ${lastOf(model)}

      ${openPicture}
      device = "cuda" if torch.cuda.is_available() else "cpu"
      weights = ${pythonCall("hf_hub_download", [model.id, py`checkpoint`], { revision: context.revision })}
      # All models of the project have this size.
      model, _, preprocess = open_clip.create_model_and_transforms("ViT-B-16", weights, device=device)
      model.eval()
      tokenizer = open_clip.get_tokenizer("ViT-B-16")
      with torch.no_grad():
          image_features = model.encode_image(preprocess(image).unsqueeze(0).to(device), normalize=True)
          text_features = model.encode_text(tokenizer(labels).to(device), normalize=True)
          scores = torch.softmax(100 * image_features @ text_features.T, dim=-1)[0]
      for label, score in zip(labels, scores.tolist()):
          print(f"{score:.1%} {label}")
    `,
  ],
  source:
    "public hub's list of libraries, repository apple/ml-tic-clip at 886f8c9, README and scripts, and open_clip_torch 3.3.0, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: {
    id: "owner/name",
    siblings: [{ rfilename: "checkpoints/2022.pt" }, { rfilename: "checkpoints/2016.pt" }],
  },
  "files-unknown": { id: "owner/name" },
} satisfies Examples;
