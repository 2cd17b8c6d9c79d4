import { none, type Snippet, sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { chatQuestion } from "../example-inputs.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { widgetText } from "../transformers/inputs.ts";
import { weightsFiles } from "../weights-file.ts";

const fileOf = (model: ModelRecord): string | undefined => weightsFiles(model, ".ninfer")[0];

/** The models that the commit of the install knows: it takes no others, whatever they were made from. */
const isKnown = ({ id, cardData }: ModelRecord) =>
  [id, ...[cardData?.base_model ?? []].flat()].some((name) => /qwen3\.6/i.test(name));

const first = sh`
  # On Linux with a GeForce RTX 5090. Builds NInfer: with CUDA 13.1, CMake 3.28 and Ninja, and the headers of FFmpeg and
  # of libcurl, such as apt install cmake ninja-build pkg-config libavformat-dev libswscale-dev libcurl4-openssl-dev.
`;

const unknown = sh`
  # The commit of the install takes the models that its README lists, and no others: this one needs a newer one.
  git checkout master
`;

const build = sh`
  cmake -S . -B build -G Ninja -DCMAKE_BUILD_TYPE=Release
  cmake --build build --parallel
`;

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => {
  const file = fileOf(model);
  const artifact = file === undefined ? sh`models/*.ninfer` : sh`${`models/${file}`}`;
  const download = downloadTo("models", model, context, file === undefined ? [] : [file]);
  return [
    shell("Chat in a terminal")`
      ${first}
      ${gate(model, context)}
      ${isKnown(model) ? none.shell : unknown}
      prompt=${widgetText(model, chatQuestion)}

      ${build}
      ${download}
      build/apps/ninfer ${artifact} --prompt "$prompt" --max-context 16384 --max-new 1024
    `,
    shell("Start a server")`
      ${first}
      ${gate(model, context)}
      ${isKnown(model) ? none.shell : unknown}
      ${build}
      ${download}
      # Speaks the API of OpenAI at http://127.0.0.1:8080/v1
      build/apps/ninfer-serve ${artifact} --model-id ${model.id} --max-context 16384
    `,
  ];
};

export default {
  prettyLabel: "NInfer",
  repoName: "NInfer",
  repoUrl: "https://github.com/Neroued/ninfer",
  filter: false,
  countDownloads: extension("ninfer"),
  // Built with CMake, in the code; it has neither a package nor an install target. The weights are downloaded with hf.
  install: gitClone("https://github.com/Neroued/ninfer", "5ea3242a206cdb0c4c1beaeb9d8a3048e6248423", "huggingface_hub"),
  snippets,
  source:
    "public hub's list of libraries, and repository Neroued/ninfer at 5ea3242, README and docs/cli.md, read 2026-11-21",
} satisfies Library;

export const examples = {
  known: { id: "owner/Qwen3.6-27B-NInfer", siblings: [{ rfilename: "qwen3_6_27b.ninfer" }] },
  "known-by-its-base": { id: "owner/name", cardData: { base_model: "Qwen/Qwen3.6-27B" } },
  later: { id: "owner/Qwen3.8-27B-NInfer", siblings: [{ rfilename: "qwen3_8_27b.ninfer" }] },
} satisfies Examples;
