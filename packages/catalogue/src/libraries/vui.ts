import { python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone, pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { spokenText } from "../speech-synthesis.ts";

const repository = "https://github.com/fluxions-ai/vui";

const filesOf = (model: ModelRecord, ending: string) =>
  model.siblings?.map(({ rfilename }) => rfilename).filter((file) => file.endsWith(ending)) ?? [];

/** Weights of the first generation, which version 1 of the package no longer loads; undefined for later ones. */
function earlierFile(model: ModelRecord): string | undefined {
  if (filesOf(model, ".safetensors").length > 0) return undefined;
  // Codecs are beside the models, under names of their own.
  return filesOf(model, ".pt").find((file) => !/fluac|codec/i.test(file));
}

const file = (model: ModelRecord, context: SnippetContext, name: string) =>
  pythonCall("hf_hub_download", [model.id, name], { revision: context.revision });

const speak = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { first: "Needs Python 3.12 and an NVIDIA card." })}

  import soundfile as sf
  from huggingface_hub import hf_hub_download
  from vui.engine import Engine

  ${spokenText(model)}

  weights = ${file(model, context, filesOf(model, ".safetensors")[0] ?? "vui-nano.safetensors")}
  engine = Engine(weights)
  with engine.new_row() as row:
      _, speech = row.render(text)
  sf.write("speech.wav", speech.flatten().float().cpu().numpy(), engine.sample_rate())
  print("Saved speech.wav")
`;

const speakEarlier = (model: ModelRecord, context: SnippetContext, name: string): Snippet => python()`
  ${head(model, context, { first: "Needs Python 3.12.3, that version and no other." })}

  import soundfile as sf
  import torch
  from huggingface_hub import hf_hub_download
  from vui.inference import render
  from vui.model import Vui

  ${spokenText(model)}

  device = "cuda" if torch.cuda.is_available() else "cpu"
  weights = ${file(model, context, name)}
  model = Vui.from_pretrained(weights).to(device).eval()
  speech = render(model, text, use_cuda_graph=device == "cuda")
  sf.write("speech.wav", speech.flatten().float().numpy(), model.codec.config.sample_rate)
  print("Saved speech.wav")
`;

export default {
  prettyLabel: "Vui",
  repoName: "Vui",
  repoUrl: "https://github.com/vui-ai/vui",
  filter: false,
  countDownloads: extension("pt"),
  install: (model) =>
    earlierFile(model) === undefined
      ? gitClone(repository, "f939eb1ef76eda3c24d8c93e0699ca1179fcdc2e", "-e", ".")
      : pip("git+https://github.com/fluxions-ai/vui@94c5d44f244b61f9bff076deb1650f3b3308fe9a"),
  snippets: (model, context) => {
    const earlier = earlierFile(model);
    return [earlier === undefined ? speak(model, context) : speakEarlier(model, context, earlier)];
  },
  source: "repository fluxions-ai/vui at f939eb1 (version 1.0.0) and 94c5d44 (version 0.1.0), source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  "by-its-file": { id: "owner/name", siblings: [{ rfilename: "weights.safetensors" }, { rfilename: "earlier.pt" }] },
  "first-generation": {
    id: "owner/name",
    siblings: [{ rfilename: "fluac-22hz-22khz.pt" }, { rfilename: "vui-100m-base.pt" }],
  },
} satisfies Examples;
