import { python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

/** What the package calls a model whose file it downloads and checks itself. */
const known = ({ id }: ModelRecord, { revision, endpoint }: SnippetContext): string | undefined =>
  revision === undefined && endpoint === undefined ? /^microsoft\/(skala-1\.[01])$/i.exec(id)?.[1] : undefined;

/** The file for processors; there are others for NVIDIA's GPUs, and older ones. */
function fileOf(model: ModelRecord): string {
  const files = weightsFiles(model, ".fun").filter((file) => !file.includes("cuda"));
  return files.find((file) => file.includes("-rev")) ?? files[0] ?? `${model.id.slice(model.id.indexOf("/") + 1)}.fun`;
}

const byName = (model: ModelRecord, context: SnippetContext, name: string): Snippet => python()`
  ${head(model, context)}

  from pyscf import gto
  from skala.pyscf import SkalaKS

  # A molecule: its atoms, and where they are in ångström. Here water.
  atoms = "O 0 0 0.117; H 0 0.757 -0.469; H 0 -0.757 -0.469"

  molecule = gto.M(atom=atoms, basis="def2-tzvp")
  # Downloads the functional, and checks that it is the one that was published.
  calculation = SkalaKS(molecule, xc=${name})
  print(f"{calculation.kernel():.6f} hartree")
`;

const byFile = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  from huggingface_hub import hf_hub_download
  from pyscf import gto
  from skala.functional.load import TracedFunctional
  from skala.pyscf import SkalaKS

  # A molecule: its atoms, and where they are in ångström. Here water.
  atoms = "O 0 0 0.117; H 0 0.757 -0.469; H 0 -0.757 -0.469"

  molecule = gto.M(atom=atoms, basis="def2-tzvp")
  path = ${pythonCall("hf_hub_download", [model.id, fileOf(model)], { revision: context.revision })}
  # The file is a program of TorchScript, which can run code: load it only if you trust its author.
  calculation = SkalaKS(molecule, xc=TracedFunctional.load(path))
  print(f"{calculation.kernel():.6f} hartree")
`;

export default {
  prettyLabel: "Skala",
  repoName: "Skala",
  repoUrl: "https://github.com/microsoft/skala",
  filter: false,
  countDownloads: extension("fun"),
  install: pip("skala"),
  snippets: (model, context) => {
    const name = known(model, context);
    return [name === undefined ? byFile(model, context) : byName(model, context, name)];
  },
  source:
    "public hub's list of libraries, and skala 2026.9 (repository microsoft/skala at aa2541e), README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  published: { id: "microsoft/skala-1.1" },
  "another-model": {
    id: "owner/name",
    siblings: [{ rfilename: "name-cuda.fun" }, { rfilename: "name.fun" }, { rfilename: "name-rev1.fun" }],
  },
  "without-revisions": { id: "owner/name", siblings: [{ rfilename: "name.fun" }] },
  "files-unknown": { id: "owner/name" },
} satisfies Examples;
