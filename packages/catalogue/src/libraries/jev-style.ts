import { none, py, python, type Snippet } from "@modelshelf/code";
import { all, any, extension, filename } from "../download-query.ts";
import { type Install, pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

/** The package pins a revision of each model that it knows (0.5.0), and runs the code of others only when told. */
const isUnknown = ({ id }: ModelRecord) =>
  !/^chaoliangUNSW\/Jev-Style-(?:0\.8B|2B)-Decision-v3(?:-MLX|-GGUF)?$/i.test(id);

/** A model made of two, which holds no weights: the package has it by name. */
const isCascade = ({ id }: ModelRecord) => /^chaoliangUNSW\/Jev-Style-Cascade-9B$/i.test(id);

/** The package tells by the repository's name what runs the model. */
function installOf(model: ModelRecord): Install {
  // The second of the two models has a runtime of its own, which is in no package index.
  if (isCascade(model)) return pip("jev-style[torch]", "jevk5[fast] @ git+https://github.com/allebee/jevk5@v0.3.3");
  const { id } = model;
  const name = id.slice(id.indexOf("/") + 1).toLowerCase();
  if (name.includes("gguf")) return pip("jev-style");
  return name.includes("mlx") ? pip("jev-style[mlx]") : pip("jev-style[torch]");
}

const scorerNote =
  "GGUF weights are run by the scorer that the repository holds as C++: build it first, as the model's page says.";

const text = py`text = "I was charged twice, and nobody answers my letters."`;

const answers = py`
  questions = {
      "refund": noul("The customer should get money back."),
      "team": choice("Which team should answer?", ["billing", "delivery", "support"]),
  }
  answers = model.decide(text, questions)["answers"]
  # How likely the sentence is true, and the team that fits best.
  print(answers["refund"]["noul"], answers["team"]["choice"])
`;

/** The package pins both models. A revision of the repository has a file that names them. */
const cascade = (model: ModelRecord, { revision, ...context }: SnippetContext): Snippet => {
  const pinned = revision !== undefined;
  return python()`
    ${head(model, context, { first: "Needs one of NVIDIA's GPUs with 32 GB: it runs two models, one of them of 9B." })}

    ${pinned ? py`from huggingface_hub import hf_hub_download` : none.python}
    from jev_style import JevStyle, choice, noul

    ${text}

    ${pinned ? py`path = ${pythonCall("hf_hub_download", [model.id, "cascade.json"], { revision })}` : none.python}
    model = JevStyle(cascade=${pinned ? py`path` : "cascade-9b"})
    ${answers}
  `;
};

const decide = (model: ModelRecord, context: SnippetContext): Snippet => {
  if (isCascade(model)) return cascade(model, context);
  // What it does not take itself goes to its loader, which downloads of a revision only what it runs.
  const load = pythonCall("JevStyle.from_pretrained", [model.id], {
    revision: context.revision,
    trust_remote_code: isUnknown(model) ? true : undefined,
  });
  return python()`
    ${head(model, context, { remoteCode: isUnknown(model), ...(/gguf/i.test(model.id) ? { first: scorerNote } : {}) })}

    from jev_style import JevStyle, choice, noul

    ${text}

    model = ${load}
    ${answers}
  `;
};

export default {
  prettyLabel: "jev-style",
  repoName: "jev-style",
  repoUrl: "https://github.com/lawrence3699/jev-style",
  filter: false,
  countDownloads: any(extension("gguf"), all(filename("config"), extension("json"))),
  install: installOf,
  snippets: (model, context) => [decide(model, context)],
  source:
    "jev-style 0.5.0, README and source code, and the cards of Jev-Style-2B-Decision-v4 and -Cascade-9B, read 2026-11-21",
} satisfies Library;

export const examples = {
  release: { id: "chaoliangUNSW/Jev-Style-0.8B-Decision-v3" },
  mlx: { id: "chaoliangUNSW/Jev-Style-0.8B-Decision-v3-MLX" },
  gguf: { id: "chaoliangUNSW/Jev-Style-0.8B-Decision-v3-GGUF" },
  "newer-release": { id: "chaoliangUNSW/Jev-Style-2B-Decision-v4" },
  cascade: { id: "chaoliangUNSW/Jev-Style-Cascade-9B" },
  "of-another-author": { id: "owner/name" },
} satisfies Examples;
