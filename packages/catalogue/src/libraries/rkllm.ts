import { comment, fileName, none, type Snippet, sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { weightsFiles } from "../weights-file.ts";

/** The file for the largest chip, where there are some for several. */
const fileOf = (model: ModelRecord): string | undefined => {
  const files = weightsFiles(model, ".rkllm");
  return files.find((file) => /rk3588/i.test(file)) ?? files[0];
};

const readsPictures = ({ pipeline_tag }: ModelRecord) => pipeline_tag === "image-text-to-text";
const pictureNote =
  "Its language model alone. What reads the pictures is a file of its own: see examples/multimodal_model_demo.";

function chat(model: ModelRecord, context: SnippetContext): Snippet {
  const file = fileOf(model);
  const known = file === undefined ? sh`file=model.rkllm` : sh`file=${fileName(file)}`;
  return shell()`
    ${gate(model, context)}
    # On a board with a chip of Rockchip, and the chip that this was made for: RK3588, RK3576, RK3562 or RV1126B.
    ${file === undefined ? sh`# What its file is called in the repository.` : none.shell}
    ${known}

    ${readsPictures(model) ? comment(pictureNote) : none.shell}
    ${file === undefined ? downloadTo("model", model, context) : downloadTo("model", model, context, [file])}
    cmake -S examples/rkllm_api_demo/deploy -B build && cmake --build build
    # The model, how much it answers at most, and how much it reads, in tokens. Type a question, or exit.
    LD_LIBRARY_PATH=rkllm-runtime/Linux/librkllm_api/aarch64 build/llm_demo "model/$file" 2048 4096
  `;
}

export default {
  prettyLabel: "RKLLM",
  repoName: "RKLLM",
  repoUrl: "https://github.com/airockchip/rknn-llm",
  filter: false,
  countDownloads: extension("rkllm"),
  // rkllm-runtime is for the board; rkllm-toolkit, which makes these files, is for a computer.
  install: gitClone(
    "https://github.com/airockchip/rknn-llm",
    "878f9361fd3afa7e167b7079918918f78d2c1c2a",
    "huggingface_hub",
  ),
  snippets: (model, context) => [chat(model, context)],
  source: "repository airockchip/rknn-llm at 878f936, README, examples and their source, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "unknown-files": { id: "owner/name" },
  "one-file": { id: "owner/name", siblings: files("model.rkllm"), gated: "auto" },
  "several-chips": { id: "owner/name", siblings: files("model_rk3576.rkllm", "model_RK3588.rkllm") },
  pictures: { id: "owner/name", siblings: files("model.rkllm", "vision.rknn"), pipeline_tag: "image-text-to-text" },
} satisfies Examples;
