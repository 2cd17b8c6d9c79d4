import { comment, type Fragment, identifier, none, py, python, type Snippet } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

type Molecule = "dna" | "protein" | "rna";

// Beginnings of well-known sequences: human insulin's messenger and its protein, and a bacterial ribosome's RNA.
const sequences: Readonly<Record<Molecule, string>> = {
  dna: "ATGGCCCTGTGGATGCGCCTCCTGCCCCTGCTGGCGCTGCTGGCC",
  protein: "MALWMRLLPLLALLALWGPDPAAAFVNQHLCGSHLVEALYLVCGERG",
  rna: "UGCCUGGCGGCCGUAGCGCGGUGGUCCCACCUGACCCCAUGCCGAACU",
};

function molecule(model: ModelRecord): Molecule {
  const tags = new Set(model.tags?.map((tag) => tag.toLowerCase()));
  if (tags.has("protein")) return "protein";
  return tags.has("dna") ? "dna" : "rna";
}

interface Task {
  /** Whether it compares two sequences. */
  readonly compares?: true;
  /** Whether most of its models refuse a sequence of another length than their config's. */
  readonly oneLength?: true;
}

/** Tasks that MultiMolecule adds to the pipelines of transformers. */
const pipelines: ReadonlyMap<unknown, Task> = new Map<string, Task>([
  ["mean-ribosome-load", {}],
  ["methylation", { oneLength: true }],
  ["polyadenylation", { oneLength: true }],
  ["regulatory-activity", { oneLength: true }],
  ["regulatory-profile", { oneLength: true }],
  ["regulatory-track", { oneLength: true }],
  ["regulatory-variant-effect", { compares: true, oneLength: true }],
  ["rna-secondary-structure", {}],
  ["splice-site", {}],
  ["splice-variant-effect", { compares: true }],
]);

const length = py`
  # Most of these models take one length: N stands for letters that are not known.
  config = predictor.model.config
  length = getattr(config, "sequence_length", getattr(config, "input_length", 0))
`;

const ownSequence = "Your own sequence. Some models take one length only, which their card names.";

const sequence = (model: ModelRecord) => py`
  ${comment(ownSequence)}
  sequence = ${sequences[molecule(model)]}
`;

/** With a pipeline of transformers, which knows MultiMolecule's once that is imported. */
const predict = (
  model: ModelRecord,
  context: SnippetContext,
  task: string,
  input: Fragment<"python">,
  use: Fragment<"python">,
): Snippet => python()`
  ${head(model, context)}

  import multimolecule  # registers its models and pipelines with transformers
  from transformers import pipeline

  ${input}

  predictor = ${pythonCall("pipeline", [task], { model: model.id, revision: context.revision })}
  ${use}
`;

/** Three letters are masked: some models read genes three letters at a time. */
function fillMask(model: ModelRecord, context: SnippetContext): Snippet {
  const whole = sequences[molecule(model)];
  const masked = `${whole.slice(0, 12)}${model.mask_token ?? "<mask>"}${whole.slice(15)}`;
  return predict(
    model,
    context,
    "fill-mask",
    py`sequence = ${masked}`,
    py`
      for result in predictor(sequence):
          print(f"{result['score']:.3f} {result['token_str']}")
    `,
  );
}

function withOwnPipeline(
  model: ModelRecord,
  context: SnippetContext,
  task: string,
  { compares, oneLength }: Task,
): Snippet {
  const prepared = oneLength ? length : none.python;
  const filled = (name: string) => (oneLength ? py`${identifier(name)}.ljust(length, "N")` : py`${identifier(name)}`);
  if (!compares) {
    return predict(
      model,
      context,
      task,
      sequence(model),
      py`
        ${prepared}
        print(predictor(${filled("sequence")}))
      `,
    );
  }
  const whole = sequences[molecule(model)];
  return predict(
    model,
    context,
    task,
    py`
      ${sequence(model)}
      # The same with one letter changed.
      variant = ${`${whole.slice(0, 12)}${whole[12] === "A" ? "G" : "A"}${whole.slice(13)}`}
    `,
    py`
      ${prepared}
      print(predictor(${filled("sequence")}, alternative=${filled("variant")}))
    `,
  );
}

const features = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  import torch
  from multimolecule import AutoModel, AutoTokenizer

  ${sequence(model)}

  tokenizer = ${pythonCall("AutoTokenizer.from_pretrained", [model.id], { revision: context.revision })}
  model = ${pythonCall("AutoModel.from_pretrained", [model.id], { revision: context.revision })}
  inputs = tokenizer(sequence, return_tensors="pt")
  with torch.no_grad():
      outputs = model(**inputs)
  # A vector for each token: for most models a letter, and a mark at either end.
  print(outputs.last_hidden_state)
`;

function snippet(model: ModelRecord, context: SnippetContext): Snippet {
  const named = model.cardData?.pipeline ?? model.pipeline_tag;
  const own = pipelines.get(named);
  if (own !== undefined) return withOwnPipeline(model, context, String(named), own);
  if (named === "fill-mask") return fillMask(model, context);
  if (named === "text-generation") {
    return predict(
      model,
      context,
      "text-generation",
      sequence(model),
      py`print(predictor(sequence, max_new_tokens=50)[0]["generated_text"])`,
    );
  }
  return features(model, context);
}

export default {
  prettyLabel: "MultiMolecule",
  repoName: "MultiMolecule",
  repoUrl: "https://github.com/MultiMolecule/multimolecule",
  docsUrl: "https://multimolecule.danling.org",
  filter: false,
  install: pip("multimolecule"),
  snippets: (model, context) => [snippet(model, context)],
  source: "multimolecule 0.2.2, source code and the models' documentation in it, read 2026-11-21",
} satisfies Library;

export const examples = {
  "fill-mask": { id: "owner/name", pipeline_tag: "fill-mask", tags: ["RNA"], mask_token: "<mask>" },
  "fill-mask-without-a-mask": { id: "owner/name", pipeline_tag: "fill-mask", tags: ["Protein"] },
  "text-generation": { id: "owner/name", pipeline_tag: "text-generation", tags: ["DNA"] },
  "secondary-structure": {
    id: "owner/name",
    pipeline_tag: "other",
    cardData: { pipeline: "rna-secondary-structure" },
  },
  "splice-variant-effect": {
    id: "owner/name",
    pipeline_tag: "other",
    tags: ["DNA"],
    cardData: { pipeline: "splice-variant-effect" },
  },
  "regulatory-activity": {
    id: "owner/name",
    pipeline_tag: "other",
    tags: ["DNA"],
    cardData: { pipeline: "regulatory-activity" },
  },
  "regulatory-variant-effect": {
    id: "owner/name",
    pipeline_tag: "other",
    tags: ["DNA"],
    cardData: { pipeline: "regulatory-variant-effect" },
  },
  features: { id: "owner/name", pipeline_tag: "feature-extraction", tags: ["DNA"] },
} satisfies Examples;
