import { none, py, python, type Snippet } from "@modelshelf/code";
import { all, any, extension, filename } from "../download-query.ts";
import { type Install, pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

/** The package pins a revision of each of its own models, and runs the code of others only when told. */
const isOfOthers = ({ id }: ModelRecord) => !id.startsWith("chaoliangUNSW/");

/** The package tells by the repository's name what runs the model. */
function installOf({ id }: ModelRecord): Install {
  const name = id.slice(id.indexOf("/") + 1).toLowerCase();
  if (name.includes("gguf")) return pip("jev-style");
  return name.includes("mlx") ? pip("jev-style[mlx]") : pip("jev-style[torch]");
}

const scorerNote =
  "GGUF weights are run by the scorer that the repository holds as C++: build it first, as the model's page says.";

const decide = (model: ModelRecord, context: SnippetContext): Snippet => {
  const { revision } = context;
  const pinned = revision !== undefined;
  const load = pythonCall("JevStyle.from_pretrained", [model.id], {
    model_dir: pinned ? py`folder` : undefined,
    trust_remote_code: isOfOthers(model) ? true : undefined,
  });
  return python()`
    ${head(model, context, { remoteCode: isOfOthers(model), ...(/gguf/i.test(model.id) ? { first: scorerNote } : {}) })}

    ${pinned ? py`from huggingface_hub import snapshot_download` : none.python}
    from jev_style import JevStyle, choice, noul

    text = "I was charged twice, and nobody answers my letters."

    ${pinned ? py`folder = ${pythonCall("snapshot_download", [model.id], { revision })}` : none.python}
    model = ${load}
    questions = {
        "refund": noul("The customer should get money back."),
        "team": choice("Which team should answer?", ["billing", "delivery", "support"]),
    }
    answers = model.decide(text, questions)["answers"]
    # How likely the sentence is true, and the team that fits best.
    print(answers["refund"]["noul"], answers["team"]["choice"])
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
  source: "jev-style 0.5.0, README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  release: { id: "chaoliangUNSW/Jev-Style-0.8B-Decision-v3" },
  mlx: { id: "chaoliangUNSW/Jev-Style-0.8B-Decision-v3-MLX" },
  gguf: { id: "chaoliangUNSW/Jev-Style-0.8B-Decision-v3-GGUF" },
  "of-another-author": { id: "owner/name" },
} satisfies Examples;
