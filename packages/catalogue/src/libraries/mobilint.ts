import { type Fragment, none, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { any, extension, path } from "../download-query.ts";
import { chatQuestion, photo, pictureQuestion } from "../example-inputs.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import { lookup } from "../lookup.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

// mblt-model-zoo ended with 2.13.0; its successors are mblt-vision-python and transformers-mblt.
const needed = "Needs a Mobilint NPU with its driver.";

/** How a pipeline of transformers is asked, for the tasks that Mobilint's models of transformers have. */
const tasks: Readonly<Record<string, (model: ModelRecord) => Fragment<"python">>> = {
  "automatic-speech-recognition": () => py`
    # Your own recording.
    audio_file = "audio.wav"
    print(pipe(audio_file)["text"])
  `,
  "fill-mask": (model) => py`
    for result in pipe(${`The capital of Portugal is ${model.mask_token ?? "[MASK]"}.`}):
        print(f"{result['score']:.3f} {result['token_str']}")
  `,
  "image-text-to-text": () => py`
    messages = [
        {
            "role": "user",
            "content": [
                {"type": "image", "url": ${photo}},
                {"type": "text", "text": ${pictureQuestion}},
            ],
        }
    ]
    print(pipe(text=messages, max_new_tokens=100, return_full_text=False)[0]["generated_text"])
  `,
  "text-generation": (model) => py`
    messages = [{"role": "user", "content": ${widgetText(model, chatQuestion)}}]
    print(pipe(messages, max_new_tokens=100)[0]["generated_text"][-1]["content"])
  `,
};

const withTransformers = (
  model: ModelRecord,
  context: SnippetContext,
  task: string,
  use: Fragment<"python">,
): Snippet => python()`
  ${head(model, context, { first: needed })}

  import transformers_mblt
  from transformers import pipeline

  # Makes Mobilint's models known to transformers.
  transformers_mblt.register()
  pipe = ${pythonCall("pipeline", [task], { model: model.id, revision: context.revision })}
  ${use}
  pipe.model.dispose()
`;

const boards = ["aries-rb", "regulus-ra", "regulus-rb", "regulus-ra-usb", "regulus-rb-usb"];

/** The compiled model for a board: each has a folder of its name. */
interface Compiled {
  readonly file: string;
  /** Undefined for the board that is the library's default, and where the folder names none. */
  readonly board: string | undefined;
}

function compiled(model: ModelRecord): Compiled | undefined {
  const files = (model.siblings ?? []).map(({ rfilename }) => rfilename).filter((file) => file.endsWith(".mxq"));
  const file = files.find((name) => name.startsWith(`${boards[0]}/`)) ?? files[0];
  if (file === undefined) return undefined;
  return { file, board: boards.slice(1).find((board) => file.startsWith(`${board}/`)) };
}

/** Picks the file when the code runs, where the record does not list the files. */
const choice = (model: ModelRecord, { revision }: SnippetContext) => py`
  ${pyImport("from huggingface_hub import list_repo_files")}
  files = ${pythonCall("list_repo_files", [model.id], { revision })}
  file = min(name for name in files if name.endswith(".mxq"))
`;

/**
 * What a repository's name ends in, and the library's name of those weights; weights without an ending are the usual ones.
 * Source: mblt-vision-python 0.0.6, models/*.yaml, read 2026-11-21.
 */
const trainings: Readonly<Record<string, string>> = {
  swag_e2e_in1k: "IMAGENET1K_SWAG_E2E_V1",
  swag_linear_in1k: "IMAGENET1K_SWAG_LINEAR_V1",
  tv1_in1k: "IMAGENET1K_V1",
  tv2_in1k: "IMAGENET1K_V2",
};

/** The library's names of the architecture and of its weights, from the repository's: `ResNet50.tv2_in1k`. */
function names(model: ModelRecord): { readonly architecture: string; readonly weights: string | undefined } {
  const name = model.id.slice(model.id.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  const weights = dot > 0 ? lookup(trainings, name.slice(dot + 1)) : undefined;
  return { architecture: weights === undefined ? name : name.slice(0, dot), weights };
}

const withVision = (model: ModelRecord, context: SnippetContext): Snippet => {
  const { revision } = context;
  const found = compiled(model);
  const { architecture, weights } = names(model);
  const options = { model_type: weights, model_path: py`model_file`, target_device: found?.board };
  return python()`
    ${head(model, context, { first: needed })}

    from huggingface_hub import hf_hub_download
    from mblt_vision import MBLT_Engine

    # Your own picture.
    picture = "picture.jpg"

    ${found === undefined ? choice(model, context) : none.python}
    model_file = ${pythonCall("hf_hub_download", [model.id, found?.file ?? py`file`], { revision })}
    model = ${pythonCall("MBLT_Engine", [architecture], options)}
    try:
        result = model.postprocess(model(model.preprocess(picture)))
        result.plot(picture, save_path="result.jpg")
        print("Saved result.jpg")
    finally:
        model.dispose()
  `;
};

export default {
  prettyLabel: "Mobilint",
  repoName: "mblt-model-zoo",
  repoUrl: "https://github.com/mobilint/mblt-model-zoo",
  docsUrl: "https://docs.mobilint.com",
  filter: false,
  countDownloads: any(path("config.json"), extension("mxq")),
  install: (model) =>
    lookup(tasks, model.pipeline_tag) === undefined
      ? pip("mblt-vision-python", "huggingface_hub")
      : pip("transformers-mblt"),
  snippets: (model, context) => {
    const task = model.pipeline_tag;
    const use = lookup(tasks, task);
    return [
      task === undefined || use === undefined
        ? withVision(model, context)
        : withTransformers(model, context, task, use(model)),
    ];
  },
  source:
    "mblt-vision-python 0.0.6 and transformers-mblt 0.6.1, successors of mblt-model-zoo 2.13.0, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "object-detection": {
    id: "owner/YOLO11m",
    pipeline_tag: "object-detection",
    siblings: [
      { rfilename: "README.md" },
      { rfilename: "regulus-ra/yolo11m.mxq" },
      { rfilename: "aries-rb/yolo11m.mxq" },
    ],
  },
  "another-board": {
    id: "owner/ResNet50.tv2_in1k",
    pipeline_tag: "image-classification",
    siblings: [{ rfilename: "regulus-ra/resnet50.mxq" }],
  },
  "without-a-list-of-files": { id: "ResNet50" },
  "text-generation": { id: "owner/name", pipeline_tag: "text-generation" },
  "image-text-to-text": { id: "owner/name", pipeline_tag: "image-text-to-text" },
  "speech-recognition": { id: "owner/name", pipeline_tag: "automatic-speech-recognition" },
  "fill-mask": { id: "owner/name", pipeline_tag: "fill-mask" },
} satisfies Examples;
