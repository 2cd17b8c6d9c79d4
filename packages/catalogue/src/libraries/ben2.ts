import { python, type Snippet } from "@modelshelf/code";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { openPicture, picturePath } from "../open-picture.ts";
import { pythonCall } from "../python-call.ts";

// The package's AutoModel does the same, but only for models that are tagged BEN2.
const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => [
  python()`
    ${head(model, context)}

    import torch
    from ben2 import BEN_Base

    ${picturePath}

    ${openPicture}
    device = "cuda" if torch.cuda.is_available() else "cpu"
    model = ${pythonCall("BEN_Base.from_pretrained", [model.id], { revision: context.revision })}
    model.to(device).eval()
    foreground = model.inference(image)
    foreground.save("foreground.png")
    print("Saved foreground.png")
  `,
];

export default {
  prettyLabel: "BEN2",
  repoName: "BEN2",
  repoUrl: "https://github.com/PramaLLC/BEN2",
  filter: false,
  // OpenCV is missing from the package's own list.
  install: pip("git+https://github.com/PramaLLC/BEN2@41efc6966a6fcaf77dfd90ecd4cf06a1edcd1745", "opencv-python"),
  snippets,
  source: "repository PramaLLC/BEN2 at 41efc69, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
} satisfies Examples;
