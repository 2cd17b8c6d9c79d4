import { heredoc, jsonText, shell } from "@modelshelf/code";
import { any, extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { downloadTo, gate } from "../terminal-download.ts";

/** Ubiquitin, in AlphaFold 3's dialect of JSON: with no relatives and no templates, so that no database is searched. */
const job = {
  name: "ubiquitin",
  dialect: "alphafold3",
  version: 1,
  modelSeeds: [1],
  sequences: [
    {
      protein: {
        id: "A",
        sequence: "MQIFVKTLTGKTITLEVEPSDTIENVKAKIQDKEGIPPDQQRLIFAGKQLEDGRTLSDYNIQKESTLHLVLRLRGG",
        unpairedMsa: "",
        pairedMsa: "",
        templates: [],
      },
    },
  ],
};

const molecules = heredoc(jsonText(job, 2));

export default {
  prettyLabel: "IntelliFold",
  repoName: "IntelliFold",
  repoUrl: "https://github.com/IntelliGen-AI/IntelliFold",
  filter: false,
  countDownloads: any(extension("pt"), extension("zst")),
  // Its engine, AlphaFold 3's program, is compiled from the repository's copy.
  install: gitClone(
    "https://github.com/IntelliGen-AI/IntelliFold",
    "4e420db7482b4f50dbb86800ff710ee4ec7c7b7b",
    "./third_party/alphafold3",
    ".",
    "huggingface_hub",
  ),
  snippets: (model, context) => [
    shell()`
      ${gate(model, context)}
      # Needs Python 3.12 and one of NVIDIA's GPUs, and a C++ compiler for what was built.
      # Your own molecules: proteins here, but also DNA, RNA and ligands.
      cat > molecules.json ${molecules}

      # The chemical components that the engine knows.
      build_data
      ${downloadTo("model_v2", model, context, ["intellifold_v2.bin.zst", "intellifold_v2_fourier.npz"])}
      # Without a search for relatives of the protein, which would make the structure better: that takes AlphaFold 3's
      # databases, and --db_dir in place of the last word.
      intellifold predict molecules.json --model-dir=model_v2 --output-dir structures -- --norun_data_pipeline
    `,
  ],
  source: "repository IntelliGen-AI/IntelliFold at 4e420db, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  structure: { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
