import { comment, type Fragment, py, python, type Snippet } from "@modelshelf/code";
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

/** Tasks that MultiMolecule adds to the pipelines of transformers, and whether they compare two sequences. */
const pipelines: ReadonlyMap<unknown, { readonly compares: boolean }> = new Map([
  ["mean-ribosome-load", { compares: false }],
  ["methylation", { compares: false }],
  ["polyadenylation", { compares: false }],
  ["regulatory-activity", { compares: false }],
  ["regulatory-profile", { compares: false }],
  ["regulatory-track", { compares: false }],
  ["regulatory-variant-effect", { compares: true }],
  ["rna-secondary-structure", { compares: false }],
  ["splice-site", { compares: false }],
  ["splice-variant-effect", { compares: true }],
]);

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

function withOwnPipeline(model: ModelRecord, context: SnippetContext, task: string, compares: boolean): Snippet {
  if (!compares) return predict(model, context, task, sequence(model), py`print(predictor(sequence))`);
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
    py`print(predictor(sequence, alternative=variant))`,
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
  # A vector for each letter.
  print(outputs.last_hidden_state)
`;

function snippet(model: ModelRecord, context: SnippetContext): Snippet {
  const named = model.cardData?.pipeline ?? model.pipeline_tag;
  const own = pipelines.get(named);
  if (own !== undefined) return withOwnPipeline(model, context, String(named), own.compares);
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
  features: { id: "owner/name", pipeline_tag: "feature-extraction", tags: ["DNA"] },
} satisfies Examples;
