import { none, py, python } from "@modelshelf/code";
import { any, extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";

/** Networks that take a picture with bands and give its features, where they are asked for no classes. */
const isEncoder = ({ id }: ModelRecord) => /resnet|vit|ssl4eo|softcon|fgmae|decur|closp/i.test(id);

const input = py`
  # Your own picture, as a GeoTIFF with the bands that the weights name, in their order.
  image_path = "picture.tif"
`;

const features = py`
  print("Bands:", weights.meta.get("bands"))
  with rasterio.open(image_path) as file:
      image = torch.from_numpy(file.read().astype("float32"))
  model = get_model(name, weights=weights, num_classes=0).eval()
  with torch.no_grad():
      print(model(weights.transforms(image.unsqueeze(0))))
`;

const loaded = py`
  model = get_model(name, weights=weights).eval()
  # What it takes: https://torchgeo.readthedocs.io/en/stable/api/models.html
  print(weights.meta)
  print(model)
`;

export default {
  prettyLabel: "TorchGeo",
  repoName: "TorchGeo",
  repoUrl: "https://github.com/microsoft/torchgeo",
  docsUrl: "https://torchgeo.readthedocs.io/",
  filter: false,
  countDownloads: any(extension("pt"), extension("pth")),
  install: pip("torchgeo"),
  snippets: (model, context) => [
    python()`
      ${head(model, context, { first: "TorchGeo downloads the weights itself: it has the address of each file." })}

      ${isEncoder(model) ? py`import rasterio` : none.python}
      ${isEncoder(model) ? py`import torch` : none.python}
      from torchgeo.models import get_model, get_model_weights, list_models

      ${isEncoder(model) ? input : none.python}
      # The weights of this repository, which may have several.
      found = [
          (name, weights)
          for name in list_models()
          for weights in get_model_weights(name)
          if ${`/${model.id}/`} in weights.url
      ]
      for name, weights in found:
          print(name, weights)
      if not found:
          raise SystemExit("TorchGeo has no weights of this repository.")
      name, weights = found[0]
      ${isEncoder(model) ? features : loaded}
    `,
  ],
  fixedSource: "each weights of TorchGeo have the address of their file at one commit",
  source: "public hub's list of libraries, and torchgeo 0.10.1, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  encoder: { id: "owner/resnet50_sentinel2_all_moco" },
  another: { id: "owner/name" },
} satisfies Examples;
