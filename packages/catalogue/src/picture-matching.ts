// The code of vismatch, which was called Image Matching Models.
import { none, py, python, type Snippet } from "@modelshelf/code";
import { type Install, pip } from "./install.ts";
import type { SnippetContext } from "./library.ts";
import { head } from "./loading.ts";
import type { ModelRecord } from "./model-record.ts";

/** Which matcher a model is of: its repository bears the name. */
const matcherOf = ({ id }: ModelRecord) => id.slice(id.indexOf("/") + 1).toLowerCase();

/** What a matcher needs beyond the package itself: the extra of vismatch that has it. */
const extraOf = (matcher: string) => ["omniglue", "sphereglue", "zippypoint"].find((extra) => matcher.endsWith(extra));

/** What is to be installed for the matcher that a model is of. */
export const matcherInstall = (model: ModelRecord): Install => {
  const extra = extraOf(matcherOf(model));
  return pip(extra === undefined ? "vismatch" : `vismatch[${extra}]`);
};

/** What a reader has to know before the extra is installed. */
const needs = (matcher: string): string => {
  switch (extraOf(matcher)) {
    case "sphereglue":
      return " Install torch first: torch-cluster is built with it, by pip with --no-build-isolation.";
    case "zippypoint":
      return " Needs Python 3.11.";
    default:
      return "";
  }
};

/** ZippyPoint refuses a GPU. */
const device = (matcher: string) =>
  matcher === "zippypoint" ? py`"cpu"` : py`"cuda" if torch.cuda.is_available() else "cpu"`;

/** Finds what two pictures have in common. Source: vismatch 1.4.0, README and source code, read 2026-11-21. */
export const matchPictures = (model: ModelRecord, context: SnippetContext, first: string): Snippet => python()`
  ${head(model, context, { first: `${first}${needs(matcherOf(model))}` })}

  ${matcherOf(model) === "zippypoint" ? none.python : py`import torch`}
  from vismatch import get_matcher
  from vismatch.viz import plot_matches

  # Two pictures of one thing: put your own here.
  paths = ["first.jpg", "second.jpg"]

  device = ${device(matcherOf(model))}
  matcher = get_matcher(${matcherOf(model)}, device=device)
  one, other = (matcher.load_image(path, resize=512) for path in paths)
  result = matcher(one, other)
  print(f"{result['num_inliers']} points in common")
  plot_matches(one, other, result, save_path="matches.png")
  print("Saved matches.png")
`;

/** Why neither a revision nor another hub can be chosen. */
export const matchersOwnFiles = "the package downloads the weights that it knows for each matcher itself";
