import { type Fragment, type Snippet, sh, shell } from "@modelshelf/code";
import { any, extension, path } from "../download-query.ts";
import { conda } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { weightsFiles } from "../weights-file.ts";

const recording = sh`
  # Your own recording, and a file with what is said in it, word for word.
  recording=recording.wav
  words=recording.txt
`;

/** A model of the form that the hub has since MFA 3.4: with its dictionary, and a commit or branch behind an @. */
const whole = (model: ModelRecord, context: SnippetContext): Snippet => {
  const { endpoint, revision } = context;
  const id = revision === undefined ? model.id : `${model.id}@${revision}`;
  const align: Fragment<"shell"> = sh`mfa align_one_hf "$recording" "$words" ${id} aligned.TextGrid`;
  return shell()`
    ${gate(model, context)}
    ${recording}

    # Saves when each word and each of its sounds begins and ends, for Praat. A folder of recordings: mfa align_hf.
    ${endpoint === undefined ? align : sh`HF_ENDPOINT=${endpoint} ${align}`}
  `;
};

/** An archive of the older form, which comes without a dictionary. */
const archived = (model: ModelRecord, context: SnippetContext, file: string): Snippet => shell()`
  ${gate(model, context)}
  ${recording}
  # How words are pronounced, in the sounds that the model knows: a file of yours, or the name of one to download.
  dictionary=english_us_mfa

  mfa model download dictionary "$dictionary"
  ${downloadTo("model", model, context, [file])}
  # Saves when each word and each of its sounds begins and ends, for Praat. A folder of recordings: mfa align.
  mfa align_one "$recording" "$words" "$dictionary" ${`model/${file}`} aligned.TextGrid
`;

export default {
  prettyLabel: "Montreal Forced Aligner",
  repoName: "Montreal Forced Aligner",
  repoUrl: "https://github.com/MontrealCorpusTools/Montreal-Forced-Aligner",
  docsUrl: "https://montreal-forced-aligner.readthedocs.io",
  filter: false,
  countDownloads: any(path("acoustic/final.mdl"), extension("zip")),
  // Kaldi comes by conda alone.
  install: conda("montreal-forced-aligner", "huggingface_hub"),
  snippets: (model, context) => {
    const isWhole = model.siblings?.some(({ rfilename }) => rfilename === "acoustic/final.mdl") ?? true;
    const archive = weightsFiles(model, ".zip")[0];
    return [isWhole || archive === undefined ? whole(model, context) : archived(model, context, archive)];
  },
  source: "repository MontrealCorpusTools/Montreal-Forced-Aligner at f012931, its docs and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "with-its-dictionary": { id: "owner/english_mfa" },
  "by-its-file": { id: "owner/name", gated: "auto", siblings: [{ rfilename: "acoustic/final.mdl" }] },
  archive: { id: "owner/name", siblings: [{ rfilename: "english_mfa.zip" }] },
} satisfies Examples;
