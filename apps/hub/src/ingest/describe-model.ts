import type { ModelRecord, WidgetExample } from "@modelshelf/catalogue";
import type { Evidence } from "./evidence.ts";
import { libraryName } from "./library-name.ts";
import { isObject, stringList } from "./model-folder.ts";
import { pipelineTag } from "./pipeline-tag.ts";
import { modelTags } from "./tags.ts";
import { transformersInfo } from "./transformers-info.ts";

/** What a repository's files and card say together, in the fields of a model record. */
export function describeModel(evidence: Evidence): Omit<ModelRecord, "id"> {
  const library = libraryName(evidence);
  const info = usesTransformers(evidence, library) ? transformersInfo(evidence.rawConfig) : undefined;
  const task = pipelineTag(evidence, library, info);
  const widgets = widgetData(evidence.card.widget);
  return {
    ...(library !== undefined && { library_name: library }),
    ...(task !== undefined && { pipeline_tag: task }),
    tags: modelTags(evidence, library, task, info),
    ...(Object.keys(evidence.card).length > 0 && { cardData: evidence.card }),
    ...(widgets.length > 0 && { widgetData: widgets }),
    ...(Object.keys(evidence.config).length > 0 && { config: evidence.config }),
    ...(info && { transformersInfo: info }),
    ...(evidence.gguf && { gguf: evidence.gguf }),
  };
}

/** Whether transformers loads the model: as its library, or beside it where the card says so. */
function usesTransformers({ card, rawConfig }: Evidence, library: string | undefined): boolean {
  if (library === "transformers") return true;
  const beside = library === "transformers.js" || stringList(card.tags).includes("transformers");
  return beside && rawConfig !== undefined && "model_type" in rawConfig;
}

/** Examples of a card's `widget`; a text alone is one with that text. */
function widgetData(widget: unknown): WidgetExample[] {
  if (!Array.isArray(widget)) return [];
  return widget.flatMap((example: unknown) => {
    if (typeof example === "string") return [{ text: example }];
    return isObject(example) ? [example as WidgetExample] : [];
  });
}
