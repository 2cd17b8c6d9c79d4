import { python } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { pythonCall } from "../python-call.ts";

export default {
  prettyLabel: "AraClip",
  repoName: "AraClip",
  repoUrl: "https://huggingface.co/Arabic-Clip/araclip",
  filter: false,
  install: pip("git+https://github.com/Arabic-Clip/Araclip@fe78bfc27cbfec00090864caa583a3f2f0424b39"),
  snippets: (model, context) => [
    python()`
      ${head(model, context)}

      from araclip import AraClip

      ${picturePath}
      # A cat, a dog and a horse, in Arabic.
      labels = ["قطة", "كلب", "حصان"]

      model = ${pythonCall("AraClip.from_pretrained", [model.id], { revision: context.revision })}
      ${openPicture}
      picture = model.embed(image=image)
      for label in labels:
          print(f"{label}: {picture @ model.embed(text=label):.3f}")
    `,
  ],
  source: "repository Arabic-Clip/Araclip at fe78bfc, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  "picture-and-text": { id: "owner/name" },
  gated: { id: "owner/name", gated: "manual" },
} satisfies Examples;
