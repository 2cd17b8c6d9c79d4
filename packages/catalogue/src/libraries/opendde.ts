import { comment, type Fragment, fileName, heredoc, jsonText, none, sh, shell, text } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { gatedNote, isGated } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";

/** The checkpoint for all molecules, before the one for antibodies. */
function checkpoint(model: ModelRecord): string {
  const files = (model.siblings ?? []).map(({ rfilename }) => rfilename).filter((file) => file.endsWith(".pt"));
  return files.includes("opendde.pt") ? "opendde.pt" : (files[0] ?? "opendde.pt");
}

/** Ubiquitin. */
const protein = "MQIFVKTLTGKTITLEVEPSDTIENVKAKIQDKEGIPPDQQRLIFAGKQLEDGRTLSDYNIQKESTLHLVLRLRGG";
const job = [
  {
    name: "ubiquitin",
    modelSeeds: [101],
    sequences: [{ proteinChain: { sequence: protein, count: 1 } }],
  },
];
const molecules = heredoc(jsonText(job, 2));

export default {
  prettyLabel: "OpenDDE",
  repoName: "OpenDDE",
  repoUrl: "https://github.com/aurekaresearch/OpenDDE",
  docsUrl: "https://huggingface.co/aurekaresearch/OpenDDE/blob/main/docs/inference_instructions.md",
  filter: false,
  countDownloads: extension("pt"),
  install: pip("opendde", "huggingface_hub"),
  snippets: (model, { endpoint, ...context }) => {
    const { revision } = context;
    const file = checkpoint(model);
    const gated: Fragment<"shell"> = isGated(model)
      ? sh`${comment(gatedNote(model, endpoint === undefined ? context : { ...context, endpoint }))}`
      : none.shell;
    return [
      shell()`
        ${gated}
        ${endpoint === undefined ? none.shell : sh`export HF_ENDPOINT=${endpoint}`}
        ${
          revision === undefined
            ? sh`hf download ${model.id} ${fileName(file)} --local-dir .`
            : sh`hf download ${model.id} ${fileName(file)} --revision ${revision} --local-dir .`
        }

        # Your own molecules: proteins here, but also DNA, RNA and ligands.
        cat > molecules.json ${molecules}

        # On the processor where there is no GPU, which takes long. Better structures come with --use_msa true,
        # which sends the sequences to the public server of ColabFold.
        opendde pred -i molecules.json -o structures --load_checkpoint_path ${text`./${file}`} --use_msa false --sample 1
      `,
    ];
  },
  source: "opendde 1.2.0, source code, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  general: { id: "owner/name", siblings: files("README.md", "opendde_abag.pt", "opendde.pt") },
  antibodies: { id: "owner/name", siblings: files("opendde_abag.pt") },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
