import { comment, py, python, type Snippet } from "@modelshelf/code";
import { any, extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import { lookup } from "../lookup.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

type Kind = "prithvi" | "terramind" | "tokenizer";

interface Known {
  readonly kind: Kind;
  /** Its name in the registry. */
  readonly name: string;
  readonly weights: string;
  /** What it reads: the kind of picture, and how many bands that has. */
  readonly modality: string;
  readonly bands: number;
}

const prithvi = (name: string, weights: string): Known => ({
  kind: "prithvi",
  name,
  weights,
  modality: "BLUE, GREEN, RED, NIR_NARROW, SWIR_1 and SWIR_2",
  bands: 6,
});
const terramind = (size: string): Known => ({
  kind: "terramind",
  name: `terramind_v1_${size}`,
  weights: `TerraMind_v1_${size}.pt`,
  modality: "S2L2A",
  bands: 12,
});
const tokenizer = (modality: string, bands: number): Known => ({
  kind: "tokenizer",
  name: `terramind_v1_tokenizer_${modality.toLowerCase()}`,
  weights: `TerraMind_Tokenizer_${modality}.pt`,
  modality,
  bands,
});

// By the name of the repository, so that copies count. Source: terratorch 1.2.13, models/backbones/prithvi_vit.py,
// terramind/model/terramind_register.py and terramind/tokenizer/tokenizer_register.py.
const backbones: Readonly<Record<string, Known>> = {
  "Prithvi-EO-1.0-100M": prithvi("prithvi_eo_v1_100", "Prithvi_EO_V1_100M.pt"),
  "Prithvi-EO-2.0-tiny-TL": prithvi("prithvi_eo_v2_tiny_tl", "Prithvi_EO_V2_tiny_TL.pt"),
  "Prithvi-EO-2.0-100M-TL": prithvi("prithvi_eo_v2_100_tl", "Prithvi_EO_V2_100M_TL.pt"),
  "Prithvi-EO-2.0-300M": prithvi("prithvi_eo_v2_300", "Prithvi_EO_V2_300M.pt"),
  "Prithvi-EO-2.0-300M-TL": prithvi("prithvi_eo_v2_300_tl", "Prithvi_EO_V2_300M_TL.pt"),
  "Prithvi-EO-2.0-600M": prithvi("prithvi_eo_v2_600", "Prithvi_EO_V2_600M.pt"),
  "Prithvi-EO-2.0-600M-TL": prithvi("prithvi_eo_v2_600_tl", "Prithvi_EO_V2_600M_TL.pt"),
  "TerraMind-1.0-tiny": terramind("tiny"),
  "TerraMind-1.0-small": terramind("small"),
  "TerraMind-1.0-base": terramind("base"),
  "TerraMind-1.0-large": terramind("large"),
  "TerraMind-1.0-Tokenizer-S2L2A": tokenizer("S2L2A", 12),
  "TerraMind-1.0-Tokenizer-S1GRD": tokenizer("S1GRD", 2),
  "TerraMind-1.0-Tokenizer-S1RTC": tokenizer("S1RTC", 2),
  "TerraMind-1.0-Tokenizer-DEM": tokenizer("DEM", 1),
};

const download = (model: ModelRecord, context: SnippetContext, file: string | ReturnType<typeof py>) =>
  pythonCall("hf_hub_download", [model.id, file], { revision: context.revision });

const inPlace = (what: string) => comment(`Noise, in place of your own pixels: ${what}, standardized.`);

const onPrithvi = (model: ModelRecord, context: SnippetContext, known: Known): Snippet => python()`
  ${head(model, context)}

  import torch
  from huggingface_hub import hf_hub_download
  from terratorch.registry import BACKBONE_REGISTRY

  weights = ${download(model, context, known.weights)}
  model = BACKBONE_REGISTRY.build(${known.name}, pretrained=True, ckpt_path=weights)
  model.eval()

  ${inPlace(`the bands ${known.modality}`)}
  pixels = torch.randn(1, ${known.bands}, 224, 224)
  with torch.no_grad():
      features = model(pixels)
  # One tensor for each layer: pictures, tokens, features.
  print(len(features), features[-1].shape)
`;

const onTerramind = (model: ModelRecord, context: SnippetContext, known: Known): Snippet => python()`
  ${head(model, context)}

  import torch
  from huggingface_hub import hf_hub_download
  from terratorch.registry import BACKBONE_REGISTRY

  weights = ${download(model, context, known.weights)}
  # Others to read alone or together: S1GRD, S1RTC, DEM, RGB.
  model = BACKBONE_REGISTRY.build(${known.name}, ckpt_path=weights, modalities=[${known.modality}])
  model.eval()

  ${inPlace("the twelve bands of Sentinel-2 L2A")}
  pixels = torch.randn(1, ${known.bands}, 224, 224)
  with torch.no_grad():
      features = model({${known.modality}: pixels})
  # One tensor for each layer: pictures, tokens, features.
  print(len(features), features[-1].shape)
`;

const onTokenizer = (model: ModelRecord, context: SnippetContext, known: Known): Snippet => python()`
  ${head(model, context)}

  import torch
  from huggingface_hub import hf_hub_download
  from terratorch.registry import FULL_MODEL_REGISTRY

  weights = ${download(model, context, known.weights)}
  tokenizer = FULL_MODEL_REGISTRY.build(${known.name}, ckpt_path=weights)
  tokenizer.eval()

  ${inPlace(`a picture of ${known.modality}`)}
  pixels = torch.randn(1, ${known.bands}, 256, 256)
  with torch.no_grad():
      tokens = tokenizer.tokenize(pixels)
  print(tokens.shape)
`;

/** The configuration and the weights of a model that was trained with TerraTorch. */
function trainedFiles(model: ModelRecord): { readonly config: string; readonly weights: string } | undefined {
  const files = (model.siblings ?? []).map(({ rfilename }) => rfilename);
  const ending = (...endings: string[]) => files.find((file) => endings.some((one) => file.endsWith(one)));
  const config = ending(".yaml", ".yml");
  const weights = ending(".ckpt") ?? ending(".pt");
  return config === undefined || weights === undefined ? undefined : { config, weights };
}

const predict = (model: ModelRecord, context: SnippetContext): Snippet => {
  const files = trainedFiles(model);
  const names =
    files === undefined
      ? py`
          # What the two files are called in the repository.
          config_file = "config.yaml"
          weights_file = "model.ckpt"
        `
      : py`
          config_file = ${files.config}
          weights_file = ${files.weights}
        `;
  return python()`
    ${head(model, context)}

    from pathlib import Path

    from huggingface_hub import hf_hub_download
    from terratorch.cli_tools import LightningInferenceModel

    # Your own GeoTIFF, with the bands that the model was trained on.
    scene = Path("scene.tif")
    ${names}

    config = ${download(model, context, py`config_file`)}
    weights = ${download(model, context, py`weights_file`)}
    model = LightningInferenceModel.from_config(config, weights)
    prediction = model.inference(scene.resolve())
    print(prediction.shape)
  `;
};

const builders = { prithvi: onPrithvi, terramind: onTerramind, tokenizer: onTokenizer };

export default {
  prettyLabel: "TerraTorch",
  repoName: "TerraTorch",
  repoUrl: "https://github.com/IBM/terratorch",
  docsUrl: "https://ibm.github.io/terratorch/",
  filter: false,
  countDownloads: any(extension("pt"), extension("ckpt")),
  install: pip("terratorch"),
  snippets: (model, context) => {
    const known = lookup(backbones, model.id.slice(model.id.lastIndexOf("/") + 1));
    return [known === undefined ? predict(model, context) : builders[known.kind](model, context, known)];
  },
  source: "terratorch 1.2.13, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  prithvi: { id: "owner/Prithvi-EO-2.0-300M-TL" },
  terramind: { id: "owner/TerraMind-1.0-base" },
  "terramind-tokenizer": { id: "owner/TerraMind-1.0-Tokenizer-S1GRD" },
  trained: {
    id: "owner/name",
    siblings: [{ rfilename: "README.md" }, { rfilename: "floods.yaml" }, { rfilename: "floods.pt" }],
  },
  "without-a-list-of-files": { id: "owner/name", gated: "auto" },
} satisfies Examples;
