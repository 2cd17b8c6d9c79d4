// Opening a picture of the reader's, for Python libraries that take pictures of Pillow.
import { comment, py, pyImport } from "@modelshelf/code";
import { ownPicture, photo } from "./example-inputs.ts";

/** What the reader replaces. */
export const picturePath = py`
  ${comment(ownPicture)}
  image_path = ${photo}
`;

/** `image`, from the path or URL above. */
export const openPicture = py`
  ${pyImport("from urllib.request import urlopen", "from PIL import Image")}
  stream = urlopen(image_path) if image_path.startswith("http") else open(image_path, "rb")
  with stream:
      image = Image.open(stream).convert("RGB")
`;
