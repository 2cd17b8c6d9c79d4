import { comment, none, py, python } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";
import { pickleNote } from "../weights-file.ts";

export default {
  prettyLabel: "CCPFN",
  repoName: "CCPFN",
  repoUrl: "https://huggingface.co/Layer6/CCPFN",
  filter: false,
  countDownloads: extension("pt"),
  install: pip("ccpfn"),
  snippets: (model, context) => {
    // The loader takes no revision, but a file.
    const pinned = context.revision !== undefined;
    const file = pythonCall("hf_hub_download", [model.id, "ccpfn_v1.pt"], { revision: context.revision });
    return [
      python()`
        ${head(model, context)}

        import numpy as np
        import torch
        from ccpfn import CEPOEstimator
        ${pinned ? py`from huggingface_hub import hf_hub_download` : none.python}

        # Your own observations: a row of features for each person, the dose that each had, and what came of it.
        random = np.random.default_rng(0)
        people = random.normal(size=(1000, 3))
        doses = 1 + 0.5 * np.tanh(people[:, 0]) + 0.2 * random.normal(size=1000)
        outcomes = doses * (2 - doses) + people[:, 1] + 0.1 * random.normal(size=1000)
        # For whom to ask, and at which doses.
        person = people[0]
        asked = np.linspace(0.5, 1.5, 11)

        device = "cuda" if torch.cuda.is_available() else "cpu"
        ${comment(pickleNote)}
        ${pinned ? py`weights = ${file}` : none.python}
        estimator = CEPOEstimator(device=device, model_path=${pinned ? py`weights` : model.id})
        estimator.fit(people, doses, outcomes)
        expected = estimator.estimate_cepo(np.tile(person, (len(asked), 1)), asked)
        for dose, outcome in zip(asked, expected):
            print(f"Dose {dose:.1f}: expected outcome {outcome:.2f}")
      `,
    ];
  },
  source: "ccpfn 0.1.2, README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
