import { comment, type Fragment, none, type Snippet, sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";
import { pickleNote, weightsFiles } from "../weights-file.ts";

/** One of the checkpoints, and the program that uses it. */
interface Kind {
  readonly title: string;
  readonly program: Fragment<"shell">;
  /** Whether it reads the crystals of the dataset MP20. */
  readonly crystals?: true;
  /** Whether it is told how many to make; otherwise it predicts those of the dataset. */
  readonly counted?: true;
}

const kinds: ReadonlyMap<string, Kind> = new Map([
  ["qm9.pt", { title: "Make small molecules", program: sh`bash scripts/inference_qm9.sh qm9.pt`, counted: true }],
  [
    "drug.pt",
    { title: "Make molecules as drugs are", program: sh`bash scripts/inference_drug.sh drug.pt`, counted: true },
  ],
  [
    "mp20.pt",
    {
      title: "Make crystals",
      program: sh`bash scripts/inference_mp20.sh mp20.pt mp20_data/test.csv`,
      crystals: true,
      counted: true,
    },
  ],
  [
    "mp20_csp.pt",
    {
      title: "Predict crystals of their formulas",
      program: sh`data_path=mp20_data bash scripts/inference_mp20_csp.sh mp20_csp.pt`,
      crystals: true,
    },
  ],
  [
    "mp20_pxrd.pt",
    {
      title: "Predict crystals of their diffraction",
      program: sh`data_path=mp20_data bash scripts/inference_mp20_pxrd.sh mp20_pxrd.pt`,
      crystals: true,
    },
  ],
]);

const archive = "mp20_data.tar.gz";

const image = "dptechnology/unicore:2407-pytorch2.4.0-cuda12.5-rdma";

const container = ({ program, counted }: Kind): Fragment<"shell"> =>
  counted
    ? sh`
        # So many are made: the program's own number is 10,000.
        docker run --rm --gpus=all --ipc=host -e num_samples=100 -v "$PWD":/work -w /work ${image} \
            bash -c ${String(program)}
      `
    : sh`
        docker run --rm --gpus=all --ipc=host -v "$PWD":/work -w /work ${image} \
            bash -c ${String(program)}
      `;

const use = (model: ModelRecord, context: SnippetContext, file: string, kind: Kind): Snippet => shell(kind.title)`
  ${gate(model, context)}
  # Needs Docker and one of NVIDIA's GPUs.
  ${comment(pickleNote)}
  ${downloadTo(".", model, context, kind.crystals ? [file, archive] : [file])}
  ${kind.crystals ? sh`tar -xzf ${archive}` : none.shell}
  # Says where it saves them, as save_path, and how good they are.
  ${container(kind)}
`;

export default {
  prettyLabel: "Uni-3DAR",
  repoName: "Uni-3DAR",
  repoUrl: "https://github.com/dptech-corp/Uni-3DAR",
  docsUrl: "https://github.com/dptech-corp/Uni-3DAR",
  filter: false,
  countDownloads: extension("pt"),
  // It runs in the container of Uni-Core, so only the download needs a package.
  install: gitClone(
    "https://github.com/dptech-corp/Uni-3DAR",
    "bba82f5ffdcd85963e1dff68a52415cbf046e6c7",
    "huggingface_hub",
  ),
  snippets: (model, context) => {
    const files = weightsFiles(model, ".pt");
    const known = [...kinds].filter(([file]) => files.includes(file));
    return (known.length > 0 ? known : [...kinds].slice(0, 1)).map(([file, kind]) => use(model, context, file, kind));
  },
  source: "repository dptech-corp/Uni-3DAR at bba82f5, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "all-kinds": {
    id: "owner/name",
    siblings: ["drug.pt", "mol_pretrain_weight.pt", "mp20.pt", "mp20_csp.pt", "mp20_pxrd.pt", "qm9.pt"].map(
      (rfilename) => ({ rfilename }),
    ),
  },
  unknown: { id: "owner/name", gated: "auto" },
} satisfies Examples;
