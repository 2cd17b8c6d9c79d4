import { none, py, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { downloadInstall, downloadSnippets } from "../generic-library.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { spokenText, voiceFile } from "../speech-synthesis.ts";

/** The classes, each with the file of weights that only it loads and the others that it needs. */
const kinds = {
  english: {
    weights: "t3_cfg.safetensors",
    files: ["ve.safetensors", "s3gen.safetensors", "tokenizer.json", "conds.pt"],
    load: py`
      from chatterbox.tts import ChatterboxTTS
    `,
    call: "ChatterboxTTS.from_local",
  },
  multilingual: {
    weights: "t3_mtl23ls_v2.safetensors",
    files: ["ve.pt", "s3gen.pt", "grapheme_mtl_merged_expanded_v1.json", "conds.pt", "Cangjie5_TC.json"],
    load: py`
      from chatterbox.mtl_tts import ChatterboxMultilingualTTS
    `,
    call: "ChatterboxMultilingualTTS.from_local",
  },
  turbo: {
    weights: "t3_turbo_v1.safetensors",
    files: ["*.json", "*.txt", "ve.safetensors", "s3gen_meanflow.safetensors", "conds.pt"],
    load: py`
      from chatterbox.tts_turbo import ChatterboxTurboTTS
    `,
    call: "ChatterboxTurboTTS.from_local",
  },
} as const;

type Kind = keyof typeof kinds;

/** Which classes load the model: by its files, or by its name and tags where the record lists none; none load ONNX. */
function kindsOf(model: ModelRecord): readonly Kind[] {
  const files = new Set(model.siblings?.map(({ rfilename }) => rfilename));
  const found = (Object.keys(kinds) as Kind[]).filter((kind) => files.has(kinds[kind].weights));
  if (found.length > 0) return found;
  if (model.tags?.includes("onnx")) return [];
  if (/turbo/i.test(model.id)) return ["turbo"];
  if (/multilingual|[-_]mtl/i.test(model.id)) return ["multilingual"];
  return model.tags?.includes("multilingual-tts") ? ["english", "multilingual"] : ["english"];
}

// Source: chatterbox-tts 0.1.7, mtl_tts.py (`SUPPORTED_LANGUAGES`), read 2026-11-21.
const languages = new Set("ar da de el en es fi fr he hi it ja ko ms nl no pl pt ru sv sw tr zh".split(" "));

/** The language of a model that was trained for others than English; the author's text is in it. */
const language = (model: ModelRecord): string => {
  const spoken = (model.tags ?? []).filter((tag) => languages.has(tag));
  return spoken.includes("en") ? "en" : (spoken[0] ?? "en");
};

const languageLine = (model: ModelRecord) => py`
  # The language of the text, as ChatterboxMultilingualTTS.get_supported_languages() lists it.
  language = ${language(model)}
`;

function make(model: ModelRecord, context: SnippetContext, kind: Kind, title: string, ownVoice: boolean): Snippet {
  const { call, files, load, weights } = kinds[kind];
  const download = pythonCall("snapshot_download", [model.id], {
    revision: context.revision,
    allow_patterns: [weights, ...files],
  });
  return python(title)`
    ${head(model, context)}

    import soundfile as sf
    import torch
    ${load}
    from huggingface_hub import snapshot_download

    ${spokenText(model)}
    ${kind === "multilingual" ? languageLine(model) : none.python}
    ${ownVoice ? voiceFile : none.python}

    device = "cuda" if torch.cuda.is_available() else "mps" if torch.backends.mps.is_available() else "cpu"
    folder = ${download}
    model = ${pythonCall(call, [py`folder`, py`device`])}
    speech = ${pythonCall("model.generate", [py`text`], {
      language_id: kind === "multilingual" ? py`language` : undefined,
      audio_prompt_path: ownVoice ? py`voice_path` : undefined,
    })}
    sf.write("speech.wav", speech[0].numpy(), model.sr)
    print("Saved speech.wav")
  `;
}

function snippets(model: ModelRecord, context: SnippetContext): readonly Snippet[] {
  const found = kindsOf(model);
  if (found.length === 0) return downloadSnippets("https://github.com/resemble-ai/chatterbox")(model, context);
  const spoken = found.map((kind) =>
    make(
      model,
      context,
      kind,
      kind === "multilingual"
        ? "Speak a text in one of 23 languages"
        : kind === "turbo" && found.length > 1
          ? "Speak a text with the turbo model"
          : "Speak a text",
      false,
    ),
  );
  return [...spoken, make(model, context, found[0] ?? "english", "Speak with the voice of a recording", true)];
}

export default {
  prettyLabel: "Chatterbox",
  repoName: "Chatterbox",
  repoUrl: "https://github.com/resemble-ai/chatterbox",
  filter: false,
  countDownloads: path("tokenizer.json"),
  // Its watermarks need pkg_resources, which setuptools 82 no longer has.
  install: (model) => (kindsOf(model).length === 0 ? downloadInstall : pip("chatterbox-tts", "setuptools<82")),
  snippets,
  source: "chatterbox-tts 0.1.7 and resemble-perth 1.0.1, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  english: { id: "owner/name" },
  "english-and-other-languages": { id: "owner/name", tags: ["multilingual-tts", "de", "en"] },
  "another-language": { id: "owner/name-multilingual", tags: ["hi"], gated: "auto" },
  turbo: { id: "owner/name-turbo" },
  onnx: { id: "owner/name-ONNX", tags: ["onnx", "multilingual-tts"] },
  "files-of-all-kinds": {
    id: "owner/name",
    siblings: [
      { rfilename: "t3_cfg.safetensors" },
      { rfilename: "t3_mtl23ls_v2.safetensors" },
      { rfilename: "t3_turbo_v1.safetensors" },
    ],
  },
} satisfies Examples;
