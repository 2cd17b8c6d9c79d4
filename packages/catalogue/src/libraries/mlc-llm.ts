import { type Fragment, none, py, python, type Snippet, sh, shell, text } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { chatQuestion } from "../example-inputs.ts";
import { pipFrom } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head, isGated } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadedFolder } from "../pinned-folder.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { widgetText } from "../transformers/inputs.ts";

/** It clones a repository of the public hub with git, and takes a folder. */
const isPinned = (model: ModelRecord, { endpoint, revision }: SnippetContext): boolean =>
  endpoint !== undefined || revision !== undefined || isGated(model);

const chat = (model: ModelRecord, context: SnippetContext): Snippet => {
  const location: Fragment<"python"> = isPinned(model, context)
    ? downloadedFolder(model, context)
    : py`${`HF://${model.id}`}`;
  return python("Chat in Python")`
    ${head(model, context)}

    from mlc_llm import MLCEngine

    question = ${widgetText(model, chatQuestion)}

    model = ${location}
    engine = MLCEngine(model)
    for response in engine.chat.completions.create(
        messages=[{"role": "user", "content": question}], model=model, stream=True
    ):
        for choice in response.choices:
            print(choice.delta.content, end="", flush=True)
    print()
    engine.terminate()
  `;
};

const terminal = (model: ModelRecord, context: SnippetContext): Snippet => {
  const download = sh`
    ${gate(model, context)}
    ${downloadTo("model", model, context)}
  `;
  return shell("Chat in a terminal")`
    ${isPinned(model, context) ? download : none.shell}
    mlc_llm chat ${isPinned(model, context) ? "model" : text`HF://${model.id}`}
  `;
};

export default {
  prettyLabel: "MLC-LLM",
  repoName: "MLC-LLM",
  repoUrl: "https://github.com/mlc-ai/mlc-llm",
  docsUrl: "https://llm.mlc.ai/docs/",
  filter: false,
  countDownloads: path("mlc-chat-config.json"),
  // The bound keeps the empty 0.1 of the Python package index away, and admits the nightly builds.
  install: pipFrom(
    "https://mlc.ai/wheels",
    "mlc-llm-nightly-cpu>=0.2.dev0",
    "mlc-ai-nightly-cpu>=0.2.dev0",
    "huggingface_hub",
  ),
  snippets: (model, context) => [chat(model, context), terminal(model, context)],
  source: "repository mlc-ai/mlc-llm at 79d603f, documentation and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name-q4f16_1-MLC", pipeline_tag: "text-generation" },
  gated: { id: "owner/name-q4f16_1-MLC", gated: "auto" },
} satisfies Examples;
