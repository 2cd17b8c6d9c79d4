import { comment, py, python, type Snippet } from "@modelshelf/code";
import { review } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { hasRemoteCode, head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { idOrFolder } from "../pinned-folder.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

/** Half of a pair that finds what is judged and how: one model for the aspects, one for their polarity. */
const isAspectPair = (model: ModelRecord) => Boolean(model.tags?.includes("absa"));

const pickleNote = comment("model_head.pkl is a pickle, which can run code: load it only if you trust its author.");

// `revision` of SetFitModel.from_pretrained reaches the head alone, not the sentence transformer below it.
const classifier = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context, { remoteCode: hasRemoteCode(model) })}

  from setfit import SetFitModel

  texts = [
      ${widgetText(model, review)},
      "The shower was cold and nobody answered the phone.",
  ]

  ${pickleNote}
  model = ${pythonCall("SetFitModel.from_pretrained", [idOrFolder(model, context)], {
    trust_remote_code: hasRemoteCode(model) ? true : undefined,
  })}
  for text in texts:
      print(f"{model.predict(text)}: {text}")
`;

const polarityEnding = /-polarity$/;
const aspectEnding = /-aspect$/;

function aspectPair(model: ModelRecord, context: SnippetContext): Snippet {
  const isPolarity = polarityEnding.test(model.id);
  const other = isPolarity
    ? model.id.replace(polarityEnding, "-aspect")
    : `${model.id.replace(aspectEnding, "")}-polarity`;
  const own = idOrFolder(model, context);
  return python()`
    ${head(model, context)}

    from setfit import AbsaModel

    # The other half of the pair: its authors mostly give it the same name with another ending.
    ${isPolarity ? py`aspect_model = ${other}` : py`polarity_model = ${other}`}
    text = ${widgetText(model, "The soup was excellent but the waiter was rude.")}

    # Needs the spaCy pipeline that it was trained with: python -m spacy download en_core_web_lg
    ${pickleNote}
    model = ${pythonCall("AbsaModel.from_pretrained", isPolarity ? [py`aspect_model`, own] : [own, py`polarity_model`])}
    for found in model.predict(text):
        print(found)
  `;
}

export default {
  prettyLabel: "setfit",
  repoName: "setfit",
  repoUrl: "https://github.com/huggingface/setfit",
  docsUrl: "https://huggingface.co/docs/hub/setfit",
  filter: true,
  hostedInferenceTasks: ["text-classification"],
  applies: { files: ["config_setfit.json"] },
  install: (model) => pip(isAspectPair(model) ? "setfit[absa]" : "setfit"),
  snippets: (model, context) => [isAspectPair(model) ? aspectPair(model, context) : classifier(model, context)],
  source: "setfit 1.2.0, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "text-classification": { id: "owner/name", pipeline_tag: "text-classification" },
  "with-a-widget": { id: "owner/name", widgetData: [{ text: "Lovely." }] },
  "remote-code": { id: "owner/name", tags: ["custom_code"] },
  aspects: { id: "owner/name-aspect", tags: ["absa"] },
  polarity: { id: "owner/name-polarity", tags: ["absa"] },
} satisfies Examples;
