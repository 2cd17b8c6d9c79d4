import { type Fragment, py, pyImport, python } from "@modelshelf/code";
import { opening } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

const configuration = "cfg.json";

/** The folders that SAELens saved, a sparse autoencoder each; the root is "". Undefined where the files are unknown. */
const folders = (model: ModelRecord): readonly string[] | undefined =>
  model.siblings
    ?.map(({ rfilename }) => rfilename)
    .filter((file) => file === configuration || file.endsWith(`/${configuration}`))
    .map((file) => file.slice(0, -configuration.length - 1));

/** Files in SAELens' own format, which it loads from a folder. */
function fromFolder(model: ModelRecord, context: SnippetContext, folder: string): Fragment<"python"> {
  const { revision } = context;
  if (folder === "") {
    return py`
      ${pyImport("from huggingface_hub import snapshot_download")}
      folder = ${pythonCall("snapshot_download", [model.id], { revision })}
      sae = SAE.load_from_disk(folder, device=device)
    `;
  }
  const download = pythonCall("snapshot_download", [model.id], {
    revision,
    allow_patterns: py`f"{sae_id}/*"`,
  });
  return py`
    ${pyImport("import os", "from huggingface_hub import snapshot_download")}
    # One of the sparse autoencoders in the repository.
    sae_id = ${folder}
    folder = ${download}
    sae = SAE.load_from_disk(os.path.join(folder, sae_id), device=device)
  `;
}

/** Files in another format: SAELens knows how to read those that are on its own list. */
const fromList = (model: ModelRecord): Fragment<"python"> => py`
  ${pyImport(
    "from sae_lens.loading.pretrained_saes_directory import get_pretrained_saes_directory, get_releases_for_repo_id",
  )}
  # The sets that SAELens knows in the repository, and the first sparse autoencoder of the first.
  releases = get_releases_for_repo_id(${model.id})
  sae_ids = list(get_pretrained_saes_directory()[releases[0]].saes_map)
  print(releases, sae_ids)
  sae = SAE.from_pretrained(releases[0], sae_ids[0], device=device)
`;

function load(model: ModelRecord, context: SnippetContext): Fragment<"python"> {
  const [first] = folders(model) ?? [];
  return first === undefined ? fromList(model) : fromFolder(model, context, first);
}

export default {
  prettyLabel: "SAELens",
  repoName: "SAELens",
  repoUrl: "https://github.com/jbloomAus/SAELens",
  filter: false,
  install: pip("sae-lens", "torch", "huggingface_hub"),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      import torch
      from sae_lens import SAE, HookedSAETransformer

      text = ${opening}
      device = "cuda" if torch.cuda.is_available() else "cpu"

      ${load(model, context)}

      # The language model whose activations it was trained on.
      metadata = sae.cfg.metadata
      model = HookedSAETransformer.from_pretrained_no_processing(metadata.model_name, device=device)
      with torch.no_grad():
          _, cache = model.run_with_cache(text, names_filter=metadata.hook_name)
          features = sae.encode(cache[metadata.hook_name])
      # The features that are most active at the last word.
      print(features[0, -1].topk(5))
    `,
  ],
  fixedSource: "what is not in SAELens' own format is loaded by its list, which names no revision",
  source: "sae-lens 6.54.12, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "several-folders": {
    id: "owner/name",
    siblings: [
      { rfilename: "README.md" },
      { rfilename: "blocks.0.hook_resid_pre/cfg.json" },
      { rfilename: "blocks.1.hook_resid_pre/cfg.json" },
    ],
  },
  "one-at-the-root": { id: "owner/name", siblings: [{ rfilename: "cfg.json" }] },
  "another-format": { id: "owner/name", siblings: [{ rfilename: "layer_0/params.npz" }] },
  "without-a-list-of-files": { id: "owner/name" },
} satisfies Examples;
