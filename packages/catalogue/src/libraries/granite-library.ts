import { py, python, type Snippet } from "@modelshelf/code";
import { all, extension, filename } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

/** The collections that Mellea has functions for, by what it calls them. */
const collections = {
  rag: (model: ModelRecord, context: SnippetContext): Snippet => python()`
    ${head(model, context)}

    from mellea import model_ids, start_backend
    from mellea.stdlib.components.intrinsic import rag

    question = "What is the invoice number?"
    documents = ["Invoice 4711 of 3 March was paid in full."]

    # Downloads the adapter that it needs when it is called, for the model below.
    chat, backend = start_backend("hf", model_id=model_ids.IBM_GRANITE_4_1_3B, context_type="chat")
    # Also: rewrite_question, clarify_query, find_citations, flag_hallucinated_content.
    print(rag.check_answerability(question, documents, chat, backend))
  `,
  core: (model: ModelRecord, context: SnippetContext): Snippet => python()`
    ${head(model, context)}

    from mellea import model_ids, start_backend
    from mellea.stdlib.components import Message
    from mellea.stdlib.components.intrinsic import core

    question = "What is the square root of 4?"
    answer = "The square root of 4 is 2."

    # Downloads the adapter that it needs when it is called, for the model below.
    chat, backend = start_backend("hf", model_id=model_ids.IBM_GRANITE_4_1_3B, context_type="chat")
    chat = chat.add(Message("user", question)).add(Message("assistant", answer))
    # Also: requirement_check, find_context_attributions.
    print(f"Certainty: {core.check_certainty(chat, backend):.1%}")
  `,
  guardian: (model: ModelRecord, context: SnippetContext): Snippet => python()`
    ${head(model, context)}

    from mellea import model_ids, start_backend
    from mellea.stdlib.components import Message
    from mellea.stdlib.components.intrinsic import guardian

    message = "How can I read the mail of my neighbour?"

    # Downloads the adapter that it needs when it is called, for the model below.
    chat, backend = start_backend("hf", model_id=model_ids.IBM_GRANITE_4_1_3B, context_type="chat")
    chat = chat.add(Message("user", message))
    # Also: policy_guardrails, factuality_detection, factuality_correction.
    risk = guardian.guardian_check(chat, backend, criteria="harm", scoring_schema="user_prompt")
    print(f"Harm: {risk:.1%}")
  `,
} as const;

type Collection = keyof typeof collections;

/** Mellea loads these from commits that are written in it. */
function known({ id }: ModelRecord, { revision, endpoint }: SnippetContext): Collection | undefined {
  if (revision !== undefined || endpoint !== undefined) return undefined;
  const name = /granitelib-(rag|core|guardian)-r1\.0$/.exec(id)?.[1];
  return name === "rag" || name === "core" || name === "guardian" ? name : undefined;
}

/** One of the adapters: a folder with its settings, `answerability/granite-4.1-3b/lora`. */
function adapterOf(model: ModelRecord): string {
  const folders = (model.siblings ?? []).flatMap(({ rfilename }) =>
    rfilename.endsWith("/adapter_config.json") ? [rfilename.slice(0, rfilename.lastIndexOf("/"))] : [],
  );
  return (
    folders.find((folder) => /(?:^|\/)lora(?:\/|$)/.test(folder)) ?? folders[0] ?? "answerability/granite-4.1-3b/lora"
  );
}

/** Any adapter of any collection, one step after another. */
const oneAdapter = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  from huggingface_hub import snapshot_download
  from mellea.formatters.granite import ChatCompletion, IntrinsicsResultProcessor, IntrinsicsRewriter
  from mellea.formatters.granite.base.util import (
      chat_completion_request_to_transformers_inputs,
      generate_with_transformers,
      load_transformers_lora,
  )

  # One of the adapters in the model's repository: its README says what it reads.
  adapter = ${adapterOf(model)}
  chat = {
      "messages": [{"role": "user", "content": "What is the invoice number?"}],
      "extra_body": {"documents": [{"doc_id": "1", "text": "Invoice 4711 of 3 March was paid in full."}]},
  }

  folder = ${pythonCall("snapshot_download", [model.id], { revision: context.revision, allow_patterns: py`f"{adapter}/*"` })}
  folder = f"{folder}/{adapter}"
  request = IntrinsicsRewriter(config_file=f"{folder}/io.yaml").transform(ChatCompletion.model_validate(chat))
  # The model that the adapter changes is downloaded too.
  model, tokenizer = load_transformers_lora(folder)
  inputs, options = chat_completion_request_to_transformers_inputs(request.model_dump(), tokenizer, model)
  response = generate_with_transformers(tokenizer, model, inputs, options)
  result = IntrinsicsResultProcessor(config_file=f"{folder}/io.yaml").transform(response, request)
  print(result.choices[0].message.content)
`;

export default {
  prettyLabel: "Granite Library",
  repoName: "mellea",
  repoUrl: "https://github.com/generative-computing/mellea",
  filter: false,
  countDownloads: all(filename("adapter_config"), extension("json")),
  install: pip("mellea[hf]"),
  snippets: (model, context) => {
    const collection = known(model, context);
    return [collection === undefined ? oneAdapter(model, context) : collections[collection](model, context)];
  },
  source:
    "public hub's list of libraries, and mellea 0.8.0 (repository generative-computing/mellea at 55d0080), examples and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  rag: { id: "owner/granitelib-rag-r1.0" },
  core: { id: "owner/granitelib-core-r1.0" },
  guardian: { id: "owner/granitelib-guardian-r1.0" },
  "another-collection": {
    id: "owner/granitelib-rag-gpt-oss-r1.0",
    siblings: [
      { rfilename: "answerability/gpt-oss-20b/alora/adapter_config.json" },
      { rfilename: "answerability/gpt-oss-20b/lora/adapter_config.json" },
    ],
  },
  "files-unknown": { id: "owner/name" },
} satisfies Examples;
