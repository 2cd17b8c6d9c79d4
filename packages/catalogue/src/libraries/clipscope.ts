import { type Fragment, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

/** A folder of the repository is named after the layer of CLIP that its autoencoders read: 22_resid/1200013184.pt. */
const layerOf = (file: string): number => Number(/^(\d+)_resid\//.exec(file)?.[1] ?? 22);

/** The deepest layer that there is. */
const fileOf = (model: ModelRecord): string =>
  weightsFiles(model, ".pt")
    .filter((file) => /^\d+_resid\//.test(file))
    .sort((one, other) => layerOf(other) - layerOf(one))[0] ?? "22_resid/1200013184.pt";

/** from_pretrained takes no revision: what it does, with one. */
const loaded = (model: ModelRecord, { revision }: SnippetContext): Fragment<"python"> =>
  revision === undefined
    ? py`autoencoder = ${pythonCall("TopKSAE.from_pretrained", [], {
        checkpoint: fileOf(model),
        repo_id: model.id,
        device: py`device`,
      })}`
    : py`
        ${pyImport("from huggingface_hub import hf_hub_download")}path = ${pythonCall("hf_hub_download", [model.id, fileOf(model)], { revision })}
        saved = torch.load(path, map_location=device, weights_only=True)
        autoencoder = TopKSAE(k=saved["k"], n_features=saved["n_features"], d_in=saved["d_in"], device=device)
        autoencoder.load_state_dict(saved["model_state_dict"])
      `;

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  python()`
    ${head(model, context, { login: "huggingface-cli login" })}

    import torch
    from clipscope import ConfiguredViT, TopKSAE

    ${picturePath}

    ${openPicture}
    device = "cuda" if torch.cuda.is_available() else "cpu"
    ${loaded(model, context)}

    # What CLIP makes of the whole picture in the layer that the autoencoder was trained on.
    layer = (${layerOf(fileOf(model))}, "resid")
    clip = ConfiguredViT([layer], device=device)
    activations = clip.all_activations(image)[layer][:, 0]

    with torch.no_grad():
        latent = autoencoder.forward_verbose(activations)["latent"][0]
    values, features = latent.topk(10)
    for feature, value in zip(features.tolist(), values.tolist()):
        print(f"feature {feature}: {value:.2f}")
  `,
];

export default {
  prettyLabel: "clipscope",
  repoName: "clipscope",
  repoUrl: "https://github.com/Lewington-pitsos/clipscope",
  filter: false,
  countDownloads: extension("pt"),
  install: pip("clipscope", "pillow"),
  snippets,
  source: "clipscope 0.1.8, README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "a-layer": {
    id: "owner/name",
    siblings: [{ rfilename: "README.md" }, { rfilename: "8_resid/1200013184.pt" }, { rfilename: "20_resid/6000.pt" }],
  },
  unknown: { id: "owner/name", gated: "auto" },
} satisfies Examples;
