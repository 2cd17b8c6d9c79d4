// meta.json of a spaCy pipeline.
import { type ModelFolder, stringList } from "./model-folder.ts";

export interface SpacyFacts {
  readonly task?: string;
}

// Tasks by component, the first that the pipeline has; the components are those of
// spacy-huggingface-hub, which pushes pipelines to the public hub (read 2026-11-21).
const taskOfComponent = [
  ["ner", "token-classification"],
  ["textcat", "text-classification"],
  ["textcat_multilabel", "text-classification"],
  ["tagger", "token-classification"],
  ["morphologizer", "token-classification"],
] as const;

export async function readSpacy(folder: ModelFolder): Promise<SpacyFacts | undefined> {
  const meta = await folder.json("meta.json");
  if (!meta || typeof meta.spacy_version !== "string") return undefined;
  const components = stringList(meta.pipeline);
  const task = taskOfComponent.find(([component]) => components.includes(component))?.[1];
  return task === undefined ? {} : { task };
}
