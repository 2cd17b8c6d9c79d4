import { comment, type Fragment, py, python, type Snippet } from "@modelshelf/code";
import { any, path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { idOrFolder } from "../pinned-folder.ts";
import { widgetText } from "../transformers/inputs.ts";
import { pickleNote } from "../weights-file.ts";

const files = "https://raw.githubusercontent.com/hezarai/hezar/0bc6eab/examples/assets";
const text = (model: ModelRecord, otherwise: string) => py`
  # The models are for Persian.
  text = ${widgetText(model, otherwise)}
`;
const picture = (file: string) => py`
  # A path or URL: put your own picture here.
  image = ${`${files}/${file}`}
`;

const isEmbedding = (model: ModelRecord) =>
  Boolean(model.siblings?.some(({ rfilename }) => rfilename === "embedding/embedding_config.yaml")) ||
  /fasttext|word2vec/i.test(model.id);

interface Input {
  /** The lines that define it. */
  readonly given: Fragment<"python">;
  /** What is passed to predict(), where the model is there as `model`. */
  readonly name: Fragment<"python">;
}

/** What the model takes, by its task. */
function inputOf(model: ModelRecord): Input {
  switch (model.pipeline_tag) {
    case "fill-mask":
      return {
        given: text(model, "این کتاب خیلی [MASK] است."),
        // Models of BERT's kind want [MASK], those of RoBERTa's <mask>, and the record does not tell which it is.
        name: py`[text.replace("[MASK]", model.preprocessor.tokenizer.mask_token)]`,
      };
    case "automatic-speech-recognition":
      return {
        given: py`
          # Your own recording.
          audio = "audio.mp3"
        `,
        name: py`audio`,
      };
    case "image-to-text":
      return {
        given: picture(/caption/i.test(model.id) ? "image_captioning_example.jpg" : "ocr_example.jpg"),
        name: py`load_image(image)`,
      };
    case "object-detection":
    case "image-segmentation":
    case "image-to-image":
      return { given: picture("text_detection_example.png"), name: py`load_image(image)` };
    default:
      return { given: text(model, "این کتاب را دیروز در تهران خریدم و خیلی دوست داشتم."), name: py`[text]` };
  }
}

const predict = (model: ModelRecord, context: SnippetContext): Snippet => {
  const { given, name } = inputOf(model);
  const picture = String(name).startsWith("load_image");
  return python()`
    ${head(model, context)}

    from hezar.models import Model
    ${picture ? py`from hezar.utils import load_image` : py``}

    ${given}

    ${comment(pickleNote)}
    model = Model.load(${idOrFolder(model, context)})
    print(model.predict(${name}))
  `;
};

const neighbours = (model: ModelRecord, context: SnippetContext): Snippet => python()`
  ${head(model, context)}

  from hezar.embeddings import Embedding

  # A word of the model's language: Persian.
  word = ${widgetText(model, "کتاب")}

  embedding = Embedding.load(${idOrFolder(model, context)})
  print(embedding(word))
  for neighbour in embedding.most_similar(word):
      print(neighbour["score"], neighbour["word"])
`;

export default {
  prettyLabel: "Hezar",
  repoName: "Hezar",
  repoUrl: "https://github.com/hezarai/hezar",
  docsUrl: "https://hezarai.github.io/hezar",
  filter: false,
  countDownloads: any(path("model_config.yaml"), path("embedding/embedding_config.yaml")),
  install: pip("hezar[all]"),
  snippets: (model, context) => [isEmbedding(model) ? neighbours(model, context) : predict(model, context)],
  source: "hezar 1.0.0, source code, and repository hezarai/hezar at 0bc6eab, README, read 2026-11-21",
} satisfies Library;

export const examples = {
  "text-classification": { id: "owner/name", pipeline_tag: "text-classification" },
  "fill-mask": { id: "owner/name", pipeline_tag: "fill-mask" },
  "automatic-speech-recognition": { id: "owner/name", pipeline_tag: "automatic-speech-recognition" },
  "image-to-text": { id: "owner/name", pipeline_tag: "image-to-text" },
  captions: { id: "owner/name-image-captioning", pipeline_tag: "image-to-text", gated: "auto" },
  "text-detection": { id: "owner/name", pipeline_tag: "image-segmentation" },
  embedding: { id: "owner/name", siblings: [{ rfilename: "embedding/embedding_config.yaml" }] },
} satisfies Examples;
