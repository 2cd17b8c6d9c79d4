import { type Snippet, sh, shell } from "@modelshelf/code";
import { all, exists, extension, filename } from "../download-query.ts";
import { brew } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { gate } from "../terminal-download.ts";

const encoder = "AudioEncoder.mlmodelc/";

/** The folder with a model, of which a repository may have many: the one that the authors recommend, else the first. */
function folderOf(model: ModelRecord): string | undefined {
  const folders = (model.siblings ?? []).flatMap(({ rfilename }) => {
    const end = rfilename.indexOf(`/${encoder}`);
    return end > 0 ? [rfilename.slice(0, end)] : [];
  });
  return folders.find((folder) => folder.includes("large-v3-v20240930_626MB")) ?? folders[0];
}

/** Downloads that folder alone, for a program that finds the tokenizer on the public hub itself. */
function download(model: ModelRecord, { endpoint, revision }: SnippetContext, folder: string | undefined) {
  const options = [
    ...(revision === undefined ? [] : [sh`--revision ${revision}`]),
    ...(folder === undefined ? [] : [sh`--include ${`${folder}/*`}`]),
  ];
  const command = sh`hf download ${[model.id, ...options]} --local-dir model`;
  return endpoint === undefined ? command : sh`HF_ENDPOINT=${endpoint} ${command}`;
}

const transcribe = (model: ModelRecord, context: SnippetContext): Snippet => {
  const folder = folderOf(model);
  return shell()`
    ${gate(model, context)}
    # Runs on a Mac with Apple silicon. Your own recording.
    audio_file=audio.wav

    ${download(model, context, folder)}
    whisperkit-cli transcribe --model-path ${folder === undefined ? "model" : `model/${folder}`} --audio-path "$audio_file"
  `;
};

export default {
  prettyLabel: "WhisperKit",
  repoName: "WhisperKit",
  repoUrl: "https://github.com/argmaxinc/WhisperKit",
  docsUrl: "https://github.com/argmaxinc/WhisperKit?tab=readme-ov-file#homebrew",
  filter: false,
  countDownloads: all(filename("model"), extension("mil"), exists("path_prefix")),
  install: brew("whisperkit-cli", "hf"),
  snippets: (model, context) => [transcribe(model, context)],
  source: "repository argmaxinc/WhisperKit at 984ab42 (1.0.0), README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "several-models": {
    id: "owner/name",
    siblings: [
      { rfilename: "openai_whisper-tiny/AudioEncoder.mlmodelc/model.mil" },
      { rfilename: "openai_whisper-large-v3-v20240930_626MB/AudioEncoder.mlmodelc/model.mil" },
    ],
  },
  "one-model": { id: "owner/name", siblings: [{ rfilename: "whisper-small/AudioEncoder.mlmodelc/model.mil" }] },
  "without-a-list-of-files": { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
