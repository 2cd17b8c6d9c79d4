// The code of vismatch, which was called Image Matching Models.
import { python, type Snippet } from "@modelshelf/code";
import type { SnippetContext } from "./library.ts";
import { head } from "./loading.ts";
import type { ModelRecord } from "./model-record.ts";

/** Which matcher a model is of: its repository bears the name. */
const matcherOf = ({ id }: ModelRecord) => id.slice(id.indexOf("/") + 1).toLowerCase();

/** Finds what two pictures have in common. Source: vismatch 1.4.0, README and source code, read 2026-11-21. */
export const matchPictures = (model: ModelRecord, context: SnippetContext, first: string): Snippet => python()`
  ${head(model, context, { first })}

  import torch
  from vismatch import get_matcher
  from vismatch.viz import plot_matches

  # Two pictures of one thing: put your own here.
  paths = ["first.jpg", "second.jpg"]

  device = "cuda" if torch.cuda.is_available() else "cpu"
  matcher = get_matcher(${matcherOf(model)}, device=device)
  one, other = (matcher.load_image(path, resize=512) for path in paths)
  result = matcher(one, other)
  print(f"{result['num_inliers']} points in common")
  plot_matches(one, other, result, save_path="matches.png")
  print("Saved matches.png")
`;

/** Why neither a revision nor another hub can be chosen. */
export const matchersOwnFiles = "the package downloads the weights that it knows for each matcher itself";
