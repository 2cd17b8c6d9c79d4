import { comment, type Fragment, heredoc, sh, shell } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { pickleNote } from "../weights-file.ts";

const design = `entities:
  # What is designed: a protein of 80 to 140 amino acids.
  - protein:
      id: B
      sequence: 80..140
  # What it is to bind.
  - file:
      path: target.cif
      include:
        - chain:
            id: A`;

interface Part {
  readonly files: readonly string[];
  readonly option: Fragment<"shell">;
}

// The checkpoints of a run and the options that name them. Source: boltzgen 0.3.2, cli/boltzgen.py (ARTIFACTS).
const parts: readonly Part[] = [
  { files: ["boltzgen1_diverse.ckpt", "boltzgen1_adherence.ckpt"], option: sh`--design_checkpoints` },
  { files: ["boltzgen1_ifold.ckpt"], option: sh`--inverse_fold_checkpoint` },
  { files: ["boltz2_conf_final.ckpt"], option: sh`--folding_checkpoint` },
];

/** Their options, a line each. */
const checkpoints = (own: readonly Part[]): Fragment<"shell"> =>
  own
    .map(({ option, files }) => sh`${option} ${files.map((file) => `models/${file}`)}`)
    .reduce(
      (before, line) => sh`
        ${before} \
        ${line}
      `,
    );

/** Those of the model; the program fetches the others from its own repository. */
function ownParts(model: ModelRecord): readonly Part[] {
  if (model.siblings === undefined) return parts;
  const files = new Set(model.siblings.map(({ rfilename }) => rfilename));
  const own = parts
    .map((part) => ({ ...part, files: part.files.filter((file) => files.has(file)) }))
    .filter((part) => part.files.length > 0);
  return own.length === 0 ? parts : own;
}

export default {
  prettyLabel: "BoltzGen",
  repoName: "BoltzGen",
  repoUrl: "https://github.com/HannesStark/boltzgen",
  filter: false,
  countDownloads: path("boltzgen1_diverse.ckpt"),
  install: pip("boltzgen"),
  snippets: (model, context) => {
    const own = ownParts(model);
    return [
      shell()`
        ${gate(model, context)}
        # Needs one of NVIDIA's GPUs. The structure of a target from the Protein Data Bank: put your own here.
        curl -fL -o target.cif https://files.rcsb.org/download/1G13.cif
        cat > design.yaml ${heredoc(design)}

        ${comment(pickleNote)}
        ${downloadTo(
          "models",
          model,
          context,
          own.flatMap(({ files }) => files),
        )}
        # For a real search: 10000 designs or more. The best are written to designs/final_ranked_designs.
        boltzgen run design.yaml --output designs --protocol protein-anything --num_designs 10 --budget 2 \
            ${checkpoints(own)}
      `,
    ];
  },
  source: "boltzgen 0.3.2, source code, and repository HannesStark/boltzgen at d4b8206, README, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  "one-checkpoint": { id: "owner/name", siblings: [{ rfilename: "boltzgen1_ifold.ckpt" }], gated: "auto" },
  "other-checkpoints": { id: "owner/name", siblings: [{ rfilename: "model.ckpt" }] },
} satisfies Examples;
