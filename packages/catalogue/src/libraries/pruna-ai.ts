import { identifier, py, python, type Snippet } from "@modelshelf/code";
import { hasChatTemplate, isConversational } from "../chat.ts";
import { chatQuestion, opening } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

/** Models that were made with the paid edition need it to load. */
const isPro = (model: ModelRecord) => Boolean(model.tags?.includes("pruna_pro-ai"));

function load(model: ModelRecord, context: SnippetContext) {
  const name = isPro(model) ? "PrunaProModel" : "PrunaModel";
  return {
    imports: py`from ${identifier(isPro(model) ? "pruna_pro" : "pruna")} import ${identifier(name)}`,
    top: head(
      model,
      context,
      isPro(model) ? { first: "Pruna Pro needs a token, which Pruna sells, in the variable PRUNA_TOKEN." } : {},
    ),
    call: pythonCall(`${name}.from_pretrained`, [model.id], { revision: context.revision }),
  };
}

function writeText(model: ModelRecord, context: SnippetContext): Snippet {
  const { imports, top, call } = load(model, context);
  const isChat = isConversational(model) || hasChatTemplate(model);
  return python()`
    ${top}

    ${imports}
    from transformers import AutoTokenizer

    tokenizer = ${pythonCall("AutoTokenizer.from_pretrained", [model.id], { revision: context.revision })}
    model = ${call}

    ${
      isChat
        ? py`
            messages = [{"role": "user", "content": ${widgetText(model, chatQuestion)}}]
            inputs = tokenizer.apply_chat_template(
                messages, add_generation_prompt=True, tokenize=True, return_dict=True, return_tensors="pt"
            ).to(model.device)
          `
        : py`inputs = tokenizer(${widgetText(model, opening)}, return_tensors="pt").to(model.device)`
    }
    outputs = model.generate(**inputs, max_new_tokens=100)
    print(tokenizer.decode(outputs[0], skip_special_tokens=True))
  `;
}

function makePicture(model: ModelRecord, context: SnippetContext): Snippet {
  const { imports, top, call } = load(model, context);
  const prompt = widgetText(
    model,
    model.cardData?.instance_prompt ?? "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k",
  );
  return python()`
    ${top}

    ${imports}

    prompt = ${prompt}

    pipeline = ${call}
    pipeline(prompt).images[0].save("output.png")
    print("Saved output.png")
  `;
}

function other(model: ModelRecord, context: SnippetContext): Snippet {
  const { imports, top, call } = load(model, context);
  return python()`
    ${top}

    ${imports}

    model = ${call}
    # It is called as the model that it was made from.
    print(model.model)
  `;
}

function snippet(model: ModelRecord, context: SnippetContext): Snippet {
  if (model.pipeline_tag === "text-generation") return writeText(model, context);
  if (model.pipeline_tag === "text-to-image") return makePicture(model, context);
  return other(model, context);
}

export default {
  prettyLabel: "Pruna AI",
  repoName: "Pruna AI",
  repoUrl: "https://github.com/PrunaAI/pruna",
  docsUrl: "https://docs.pruna.ai",
  filter: false,
  applies: { tags: ["pruna_pro-ai"] },
  install: (model) => pip(isPro(model) ? "pruna_pro" : "pruna"),
  snippets: (model, context) => [snippet(model, context)],
  source: "pruna 0.3.4 (source code) and pruna_pro 0.3.4 (compiled; names and documentation), read 2026-11-21",
} satisfies Library;

export const examples = {
  "text-generation": { id: "owner/name", pipeline_tag: "text-generation", tags: ["conversational"] },
  "text-generation-without-chat": { id: "owner/name", pipeline_tag: "text-generation" },
  "text-to-image": { id: "owner/name", pipeline_tag: "text-to-image" },
  pro: { id: "owner/name", pipeline_tag: "text-to-image", tags: ["pruna_pro-ai"] },
  "another-task": { id: "owner/name" },
} satisfies Examples;
