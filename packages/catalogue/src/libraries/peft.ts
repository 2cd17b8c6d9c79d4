import { comment, identifier, none, notice, py, python, type Snippet } from "@modelshelf/code";
import { sameHubNote } from "../base-model.ts";
import { path } from "../download-query.ts";
import { opening, review } from "../example-inputs.ts";
import { pipUpgrade } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";
import { taskPrefix } from "../transformers/translation.ts";

// Source: peft 0.21.2, utils/peft_types.py (`TaskType`) and auto.py, read 2026-11-21.
const baseClasses = {
  CAUSAL_LM: "AutoModelForCausalLM",
  SEQ_2_SEQ_LM: "AutoModelForSeq2SeqLM",
  TOKEN_CLS: "AutoModelForTokenClassification",
  SEQ_CLS: "AutoModelForSequenceClassification",
} as const;

type TaskType = keyof typeof baseClasses;

const isTaskType = (value: string | undefined): value is TaskType =>
  value !== undefined && Object.hasOwn(baseClasses, value);

const chats = (model: ModelRecord) => Boolean(model.tags?.includes("conversational"));

function use(task: TaskType, model: ModelRecord) {
  switch (task) {
    case "CAUSAL_LM":
      return chats(model)
        ? py`
            messages = [{"role": "user", "content": "What is the capital of Portugal?"}]
            inputs = tokenizer.apply_chat_template(
                messages,
                add_generation_prompt=True,
                tokenize=True,
                return_dict=True,
                return_tensors="pt",
            ).to(model.device)
            outputs = model.generate(**inputs, max_new_tokens=100)
            answer = outputs[0][inputs["input_ids"].shape[-1] :]
            print(tokenizer.decode(answer, skip_special_tokens=True))
          `
        : py`
            prompt = ${widgetText(model, opening)}
            inputs = tokenizer(prompt, return_tensors="pt").to(model.device)
            outputs = model.generate(**inputs, max_new_tokens=100)
            print(tokenizer.decode(outputs[0], skip_special_tokens=True))
          `;
    case "SEQ_2_SEQ_LM":
      return py`
        text = ${taskPrefix(model) + widgetText(model, opening)}
        inputs = tokenizer(text, return_tensors="pt").to(model.device)
        outputs = model.generate(**inputs, max_new_tokens=100)
        print(tokenizer.decode(outputs[0], skip_special_tokens=True))
      `;
    case "TOKEN_CLS":
      return py`
        text = ${widgetText(model, "Ada Lovelace met Charles Babbage in London in 1833.")}
        inputs = tokenizer(text, return_tensors="pt").to(model.device)
        with torch.no_grad():
            outputs = model(**inputs)
        for token, label in zip(inputs.tokens(), outputs.logits[0].argmax(dim=-1).tolist()):
            print(f"{token}: {label}")
      `;
    case "SEQ_CLS":
      return py`
        text = ${widgetText(model, review)}
        inputs = tokenizer(text, return_tensors="pt").to(model.device)
        with torch.no_grad():
            outputs = model(**inputs)
        print(outputs.logits.softmax(dim=-1)[0].tolist())
      `;
  }
}

/** The head that a classifier was trained with has as many labels as its weights say; the base model cannot know. */
const labels = py`
  # As many labels as the adapter was trained with.
  label_count = 2
`;

function snippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  const { base_model_name_or_path: base, task_type: task } = model.config?.peft ?? {};
  if (!isTaskType(task)) return [notice("python", "Task type is invalid.")];
  if (base === undefined) return [notice("python", "Base model is not found.")];
  const classifies = task === "TOKEN_CLS" || task === "SEQ_CLS";
  const baseClass = baseClasses[task];
  const load = pythonCall(`${baseClass}.from_pretrained`, [base], {
    num_labels: classifies ? py`label_count` : undefined,
    device_map: "auto",
  });
  return [
    python()`
      ${head(model, context)}

      ${classifies ? py`import torch` : none.python}
      from peft import PeftModel
      from transformers import ${identifier(baseClass)}, AutoTokenizer

      ${classifies ? labels : none.python}
      ${context.endpoint === undefined ? none.python : py`${comment(sameHubNote)}`}
      tokenizer = ${pythonCall("AutoTokenizer.from_pretrained", [base])}
      base_model = ${load}
      model = ${pythonCall("PeftModel.from_pretrained", [py`base_model`, model.id], { revision: context.revision })}

      ${use(task, model)}
    `,
  ];
}

export default {
  prettyLabel: "PEFT",
  repoName: "PEFT",
  repoUrl: "https://github.com/huggingface/peft",
  filter: true,
  countDownloads: path("adapter_config.json"),
  hostedInferenceTasks: ["text-generation"],
  applies: { files: ["adapter_config.json"] },
  install: pipUpgrade("peft", "transformers", "torch", "accelerate"),
  snippets,
  source: "peft 0.21.2 and transformers 5.23.0, source code of both packages, read 2026-11-21",
} satisfies Library;

const adapter = (task_type: string, more: Partial<ModelRecord> = {}): ModelRecord => ({
  id: "owner/name",
  config: { peft: { base_model_name_or_path: "owner/base", task_type } },
  ...more,
});

export const examples = {
  "causal-lm": adapter("CAUSAL_LM"),
  "causal-lm-chat": adapter("CAUSAL_LM", { tags: ["conversational"] }),
  "seq-2-seq-lm": adapter("SEQ_2_SEQ_LM"),
  "token-cls": adapter("TOKEN_CLS"),
  "seq-cls": adapter("SEQ_CLS"),
  "without-a-base-model": { id: "owner/name", config: { peft: { task_type: "CAUSAL_LM" } } },
  "unknown-task-type": adapter("SOMETHING_ELSE"),
  "without-a-configuration": { id: "owner/name" },
} satisfies Examples;
