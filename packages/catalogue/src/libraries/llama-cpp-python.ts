import { type Fragment, none, py, python, type Snippet } from "@modelshelf/code";
import { hasChatTemplate, isConversational } from "../chat.ts";
import { chatQuestion, opening, review } from "../example-inputs.ts";
import { ggufFiles, preferredQuantization } from "../gguf.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

/** A file's name where a pattern is expected. Source: Python's fnmatch, which has no escape but brackets. */
const exactly = (file: string): string => file.replace(/[*?[]/g, "[$&]");

const isEmbedder = (model: ModelRecord) =>
  model.pipeline_tag === "feature-extraction" || model.pipeline_tag === "sentence-similarity";

function use(model: ModelRecord): Fragment<"python"> {
  if (isEmbedder(model)) {
    return py`
      embedding = llm.embed(${widgetText(model, review)})
      print(len(embedding))
    `;
  }
  if (isConversational(model) || hasChatTemplate(model) || model.gguf?.chat_template !== undefined) {
    return py`
      answer = llm.create_chat_completion(
          messages=${[{ role: "user", content: chatQuestion }]},
          max_tokens=200,
      )
      print(answer["choices"][0]["message"]["content"])
    `;
  }
  return py`
    output = llm(${widgetText(model, opening)}, max_tokens=200, echo=True)
    print(output["choices"][0]["text"])
  `;
}

/** Tokens to make room for: enough for a first try, and no more than the model was trained with. */
const contextLength = ({ gguf }: ModelRecord) => {
  const trained = gguf?.context_length ?? enough;
  return Number.isInteger(trained) && trained > 0 ? Math.min(trained, enough) : enough;
};
const enough = 4096;

function snippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  const [file, ...parts] = ggufFiles(model);
  const options = { embedding: isEmbedder(model) ? true : undefined, n_ctx: contextLength(model), verbose: false };
  if (context.revision !== undefined) return [pinned(model, context, context.revision, ggufFiles(model), options)];
  const constant =
    file === undefined
      ? py`
          # One of the repository's .gguf files; * stands for any text.
          filename = ${`*${preferredQuantization}.gguf`}
        `
      : none.python;
  const load = pythonCall("Llama.from_pretrained", [], {
    repo_id: model.id,
    filename: file === undefined ? py`filename` : exactly(file),
    additional_files: parts.length > 0 ? parts.map(exactly) : undefined,
    ...options,
  });
  return [
    python()`
      ${head(model, context)}

      from llama_cpp import Llama

      ${constant}

      llm = ${load}
      ${use(model)}
    `,
  ];
}

/** llama-cpp-python itself loads the default branch alone. */
function pinned(
  model: ModelRecord,
  context: SnippetContext,
  revision: string,
  files: readonly string[],
  options: Readonly<Record<string, boolean | number | undefined>>,
): Snippet {
  const [file] = files;
  const patterns = file === undefined ? [`*${preferredQuantization}.gguf`] : files.map(exactly);
  return python()`
    ${head(model, context)}

    from pathlib import Path

    from huggingface_hub import snapshot_download
    from llama_cpp import Llama

    ${file === undefined ? py`# One of the repository's .gguf files; * stands for any text.` : none.python}
    patterns = ${patterns}

    folder = ${pythonCall("snapshot_download", [model.id], { revision, allow_patterns: py`patterns` })}
    model_file = ${file === undefined ? py`next(Path(folder).rglob("*.gguf"))` : py`Path(folder) / ${file}`}
    llm = ${pythonCall("Llama", [], { model_path: py`str(model_file)`, ...options })}
    ${use(model)}
  `;
}

export default {
  prettyLabel: "llama-cpp-python",
  repoName: "llama-cpp-python",
  repoUrl: "https://github.com/abetlen/llama-cpp-python",
  filter: false,
  applies: { tags: ["gguf"], files: ["*.gguf"] },
  install: pip("llama-cpp-python", "huggingface_hub"),
  snippets,
  source: "llama-cpp-python 0.3.36, source code, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "without-files": { id: "owner/name" },
  chat: {
    id: "owner/name",
    tags: ["conversational"],
    siblings: files("README.md", "mmproj-F16.gguf", "model-Q8_0.gguf", "model-Q4_K_M.gguf", "model-Q2_K.gguf"),
  },
  "chat-by-its-template": {
    id: "owner/name",
    gguf: { chat_template: "{{ messages }}" },
    siblings: files("model-F16.gguf"),
  },
  "chat-by-its-configuration": { id: "owner/name", config: { chat_template_jinja: "{{ messages }}" } },
  completion: { id: "owner/name", siblings: files("model[v2]*.gguf") },
  split: {
    id: "owner/name",
    siblings: files("Q4_K_M/big-00002-of-00002.gguf", "Q4_K_M/big-00001-of-00002.gguf", "Q8_0/big-00001-of-00001.gguf"),
  },
  embedding: { id: "owner/name", pipeline_tag: "feature-extraction", siblings: files("model.Q8_0.gguf") },
  similarity: { id: "owner/name", pipeline_tag: "sentence-similarity" },
  "short-context": {
    id: "owner/name-GGUF",
    tags: ["gguf", "conversational"],
    siblings: [{ rfilename: "name-Q4_K_M.gguf" }],
    gguf: { context_length: 1024 },
  },
  "damaged-context-length": {
    id: "owner/name-GGUF",
    tags: ["gguf"],
    siblings: [{ rfilename: "name-Q4_K_M.gguf" }],
    gguf: { context_length: -1 },
  },
} satisfies Examples;
