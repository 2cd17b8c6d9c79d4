import { type Fragment, type Snippet, sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { chatQuestion } from "../example-inputs.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { widgetText } from "../transformers/inputs.ts";
import { weightsFiles } from "../weights-file.ts";

const repository = "https://github.com/google/gemma.cpp";

/** What release 0.1.4 calls a model of the first generation, which later commits no longer read. */
function firstGeneration({ id }: ModelRecord): string | undefined {
  const found = /(recurrent)?gemma-(?:1\.1-)?([27])b(-it)?(?![a-z])/i.exec(id);
  return found === null ? undefined : `${found[1] === undefined ? "" : "gr"}${found[2]}b-${found[3] ? "it" : "pt"}`;
}

/** The weights, and the tokenizer that older files of weights have none of. */
function files(model: ModelRecord, old: boolean): Fragment<"shell"> {
  const file = weightsFiles(model, ".sbs")[0];
  const weights = file === undefined ? sh`weights/*.sbs` : sh`${`weights/${file}`}`;
  const listed = [...weightsFiles(model, ".spm"), ...weightsFiles(model, "tokenizer.model")][0];
  const tokenizer = model.siblings === undefined && old ? "tokenizer.spm" : listed;
  return tokenizer === undefined
    ? sh`--weights ${weights}`
    : sh`--weights ${weights} --tokenizer ${`weights/${tokenizer}`}`;
}

const build = sh`
  # Builds it: with CMake and Clang, such as apt install cmake clang.
  CC=clang CXX=clang++ cmake --preset make
  cmake --build --preset make -j 4 --target gemma
`;

function make(model: ModelRecord, context: SnippetContext): Snippet {
  const old = firstGeneration(model);
  const prompt = sh`prompt=${widgetText(model, chatQuestion)}`;
  if (old === undefined) {
    return shell()`
      ${gate(model, context)}
      ${prompt}

      ${build}
      ${downloadTo("weights", model, context)}
      build/gemma ${files(model, false)} --verbosity 0 --prompt "$prompt"
    `;
  }
  const type = /sfp/i.test(model.id) ? "sfp" : "bf16";
  return shell()`
    # The release 0.1.4: the newer ones no longer read the first generation of Gemma.
    ${gate(model, context)}
    # On one line.
    ${prompt}

    ${build}
    ${downloadTo("weights", model, context)}
    echo "$prompt" | build/gemma ${files(model, true)} --weight_type ${type} --model ${old} --verbosity 0
  `;
}

export default {
  prettyLabel: "gemma.cpp",
  repoName: "gemma.cpp",
  repoUrl: repository,
  filter: false,
  countDownloads: extension("sbs"),
  // Built with CMake, in the code. The weights are downloaded with hf.
  install: (model) =>
    gitClone(
      repository,
      firstGeneration(model) === undefined
        ? "3ed403e28707c0e3eb5f48b0e487b63a446d8e2e"
        : "4a924f179448dc83e46a2af9520c61b4ef56174c",
      "huggingface_hub",
    ),
  snippets: (model, context) => [make(model, context)],
  source:
    "public hub's list of libraries, and repository google/gemma.cpp at 3ed403e and at 4a924f1 (v0.1.4), README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "first-generation": {
    id: "owner/gemma-2b-it-sfp-cpp",
    gated: "manual",
    siblings: [{ rfilename: "2b-it-sfp.sbs" }, { rfilename: "tokenizer.spm" }],
  },
  recurrent: { id: "owner/recurrentgemma-2b-cpp" },
  "second-generation": {
    id: "owner/gemma-2-2b-it-sfp-cpp",
    siblings: [{ rfilename: "gemma2-2b-it-sfp.sbs" }, { rfilename: "tokenizer.spm" }],
  },
  "one-file": { id: "owner/name" },
} satisfies Examples;
