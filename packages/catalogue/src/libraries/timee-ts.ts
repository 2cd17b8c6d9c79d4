import { python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { idOrFolder } from "../pinned-folder.ts";

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  python()`
    ${head(model, context)}

    import numpy as np
    from timee import TimeeClassifier

    # Put your own series here: as many as there are names, with one channel and 256 values each.
    time = np.linspace(0, 8 * np.pi, 256)
    noise = np.random.default_rng(0).normal(0, 0.3, (40, 1, 256))
    waves = np.array([[np.sin(time)], [np.sign(np.sin(time))]] * 20) + noise
    names = np.array(["smooth", "square"] * 20)

    # No training: it compares with the series whose names it is told.
    classifier = TimeeClassifier.from_pretrained(${idOrFolder(model, context)})
    predictions, probabilities = classifier.predict(
        waves[:30].astype(np.float32), names[:30], waves[30:].astype(np.float32)
    )
    for name, prediction, row in zip(names[30:], predictions, probabilities):
        print(f"{name}: {prediction} ({row.max():.1%})")
  `,
];

export default {
  prettyLabel: "timee-ts",
  repoName: "timee-ts",
  repoUrl: "https://github.com/liamsbhoo/timee",
  filter: false,
  countDownloads: path("model.safetensors"),
  install: pip("timee-ts"),
  snippets,
  source: "timee-ts 0.1.1, README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "time-series": { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
