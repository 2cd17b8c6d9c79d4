import { comment, none, py, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { pickleNote, weightsFiles } from "../weights-file.ts";

interface Weights {
  readonly file: string;
  /** What the package calls the network that they fit: medvae_4_3_2d. */
  readonly network: string;
}

const usual: Weights = { file: "model_weights/vae_4x_3c_2D.ckpt", network: "medvae_4_3_2d" };

/** A file is named by how much it shrinks each side of a picture, into how many channels. Source: utils/factory.py. */
function weightsOf(model: ModelRecord): Weights {
  const found: Weights[] = [];
  for (const file of weightsFiles(model, ".ckpt")) {
    const parts = /vae_(\d)x_(\d)c_([23]D)\.ckpt$/.exec(file);
    if (parts !== null) found.push({ file, network: `medvae_${parts[1]}_${parts[2]}_${parts[3]?.toLowerCase()}` });
  }
  return found.find(({ network }) => network === usual.network) ?? found[0] ?? usual;
}

function compress(model: ModelRecord, context: SnippetContext): Snippet {
  const { file, network } = weightsOf(model);
  const scan = network.endsWith("3d");
  return python()`
    ${head(model, context)}

    import torch
    from huggingface_hub import hf_hub_download
    from medvae import MVAE

    ${comment(scan ? "Your own scan." : "Your own X-ray picture.")}
    path = ${scan ? "scan.nii.gz" : "picture.png"}
    ${scan ? py`# Or "mri".` : none.python}
    modality = ${scan ? "ct" : "xray"}

    device = "cuda" if torch.cuda.is_available() else "cpu"
    # It begins with the weights of its authors.
    model = MVAE(${network}, modality).to(device).eval()
    weights = ${pythonCall("hf_hub_download", [model.id, file], { revision: context.revision })}
    ${comment(pickleNote)}
    model.init_from_ckpt(weights)
    image = model.apply_transform(path).to(device)
    with torch.no_grad():
        # What the model makes of it again, and the small form, which other models read.
        restored, latent = model(image, decode=True)
    print(tuple(image.shape), tuple(latent.shape))
    torch.save(latent.cpu(), "latent.pt")
    print("Saved latent.pt")
  `;
}

export default {
  prettyLabel: "MedVAE",
  repoName: "MedVAE",
  repoUrl: "https://github.com/StanfordMIMI/MedVAE",
  filter: false,
  countDownloads: extension("ckpt"),
  install: pip("medvae"),
  snippets: (model, context) => [compress(model, context)],
  source: "medvae 0.1.7, source code, and repository StanfordMIMI/MedVAE at 27f165f, README, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "unknown-files": { id: "owner/name" },
  "several-networks": {
    id: "owner/name",
    siblings: files("model_weights/vae_4x_1c_2D.ckpt", "model_weights/vae_4x_3c_2D.ckpt", "model_weights/other.ckpt"),
  },
  scans: { id: "owner/name", siblings: files("model_weights/vae_8x_1c_3D.ckpt"), gated: "auto" },
} satisfies Examples;
