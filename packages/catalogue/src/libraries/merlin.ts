import { type Fragment, none, py, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

const scan = py`
  # A CT of the abdomen, as NIfTI. The authors' example is downloaded: put your own path here.
  scan_path = download_sample_data("ct")
`;

/** The package's own class knows one repository and no revision. */
const isOwn = ({ id }: ModelRecord, { revision }: SnippetContext) =>
  /^stanfordmimi\/merlin$/i.test(id) && revision === undefined;

interface Network {
  /** Arguments of the package's classes. */
  readonly options: Fragment<"python">;
  readonly file: string;
}

const load = (model: ModelRecord, context: SnippetContext, { options, file }: Network) =>
  isOwn(model, context)
    ? py`model = Merlin(${options})`
    : py`
        weights = ${pythonCall("hf_hub_download", [model.id, file], { revision: context.revision })}
        model = MerlinArchitecture(${options})
        model.load_state_dict(torch.load(weights, map_location="cpu"))
      `;

const imports = (model: ModelRecord, context: SnippetContext) =>
  isOwn(model, context)
    ? py`
        import torch
        from merlin import Merlin
        from merlin.data import DataLoader, download_sample_data
      `
    : py`
        import torch
        from huggingface_hub import hf_hub_download
        from merlin.data import DataLoader, download_sample_data
        from merlin.models.build import MerlinArchitecture
      `;

const contrastive = "i3_resnet_clinical_longformer_best_clip_04-02-2024_23-21-36_epoch_99.pt";

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  python("Compare a scan with findings")`
    ${head(model, context)}

    ${imports(model, context)}

    ${scan}
    findings = ["Liver: normal.", "Liver: a cyst.", "Bladder: marked enhancement of the wall."]

    device = "cuda" if torch.cuda.is_available() else "cpu"
    ${load(model, context, { options: none.python, file: contrastive })}
    model.to(device).eval()
    scans = DataLoader(datalist=[{"image": scan_path}], cache_dir="ct-cache", batchsize=1)
    image = next(iter(scans))["image"].to(device)
    with torch.no_grad():
        image_embedding, _, text_embeddings = model(image, findings)
    for finding, score in zip(findings, (text_embeddings @ image_embedding.T).flatten().tolist()):
        print(f"{score:.3f} {finding}")
  `,
  python("Embed a scan")`
    ${head(model, context)}

    ${imports(model, context)}

    ${scan}

    device = "cuda" if torch.cuda.is_available() else "cpu"
    ${load(model, context, { options: py`ImageEmbedding=True`, file: contrastive })}
    model.to(device).eval()
    scans = DataLoader(datalist=[{"image": scan_path}], cache_dir="ct-cache", batchsize=1)
    image = next(iter(scans))["image"].to(device)
    with torch.no_grad():
        embedding = model(image)[0]
    print(embedding.shape)
  `,
];

export default {
  prettyLabel: "Merlin",
  repoName: "Merlin",
  repoUrl: "https://github.com/StanfordMIMI/Merlin",
  filter: false,
  countDownloads: extension("pt"),
  install: pip("merlin-vlm"),
  snippets,
  source:
    "public hub's list of libraries, and merlin-vlm 0.0.7 (repository StanfordMIMI/Merlin at 2489a96), documentation and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "own-repository": { id: "stanfordmimi/Merlin" },
  "another-repository": { id: "owner/name" },
} satisfies Examples;
