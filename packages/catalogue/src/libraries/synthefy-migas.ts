import { none, py, python } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { monthlyPassengers } from "../example-series.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { pythonCall } from "../python-call.ts";

export default {
  prettyLabel: "Migas",
  repoName: "Migas",
  repoUrl: "https://github.com/Synthefy/synthefy-migas",
  filter: false,
  countDownloads: path("model.pt"),
  // TimesFM at the commit that the project names for uv, which pip does not read: the index has another interface.
  install: gitClone(
    "https://github.com/Synthefy/synthefy-migas",
    "de7d6a629bc791bd54da346faffcd9ba83748871",
    "timesfm[torch] @ git+https://github.com/google-research/timesfm.git@bf88c5dc88f6275b7071ebcd9051406c11435c0c",
    "-e",
    ".",
  ),
  snippets: (model, context) => {
    const pinned = context.revision !== undefined;
    // It takes no revision, but a file.
    const file = pythonCall("hf_hub_download", [model.id, "model.pt"], { revision: context.revision });
    return [
      python()`
        ${head(model, context, { first: "Needs Python 3.11 to 3.13." })}

        import pandas as pd
        import torch
        ${pinned ? py`from huggingface_hub import hf_hub_download` : none.python}
        from migaseval import MigasPipeline

        # Your own series: values at equal distances in time, the oldest first.
        ${monthlyPassengers}
        # What is known of the past, and what is expected: other words make another forecast.
        summary = (
            "FACTUAL SUMMARY: Monthly passengers of airlines rise from year to year and peak every July and August. "
            "PREDICTIVE SIGNALS: A new airport opens, and airlines announce more flights."
        )

        device = "cuda" if torch.cuda.is_available() else "cpu"
        pipeline = MigasPipeline.from_pretrained(${pinned ? file : model.id}, device=device)
        history = pd.DataFrame({"t": range(len(passengers)), "y_t": passengers})
        # At most 16 steps.
        forecast = pipeline.predict_from_dataframe(history, pred_len=12, summaries=[summary])
        print(forecast.round(1))
      `,
    ];
  },
  source: "repository Synthefy/synthefy-migas at de7d6a6, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
