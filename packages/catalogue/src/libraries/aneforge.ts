import { type Fragment, none, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { hasChatTemplate, isConversational } from "../chat.ts";
import { chatQuestion, opening } from "../example-inputs.ts";
import { downloadInstall, downloadSnippets } from "../generic-library.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import { lookup } from "../lookup.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { widgetText } from "../transformers/inputs.ts";

const docsUrl = "https://aneforge.readthedocs.io";

/** The loaders take an id without a revision, or a folder. */
const source = (model: ModelRecord, { revision }: SnippetContext) =>
  revision === undefined
    ? { fetch: none.python, name: model.id }
    : {
        fetch: py`
          ${pyImport("from huggingface_hub import snapshot_download")}
          folder = ${pythonCall("snapshot_download", [model.id], { revision })}
        `,
        name: py`folder`,
      };

interface Parts {
  readonly imports: Fragment<"python">;
  readonly input: Fragment<"python">;
  /** Loads the model from an id or a folder, and uses it. */
  readonly use: (name: string | Fragment<"python">) => Fragment<"python">;
}

const picture = py`
  # Your own picture.
  image = Image.open("picture.jpg").convert("RGB")
`;

const sentences: Parts = {
  imports: py`from aneforge.sentence_transformers import SentenceTransformer`,
  input: py`
    sentences = [
        "The match was called off because of the storm.",
        "Bad weather forced them to cancel the game.",
        "He lit a match to see the way.",
    ]
  `,
  use: (name) => py`
    model = SentenceTransformer(${name})
    embeddings = model.encode(sentences, normalize_embeddings=True)
    # Each sentence against each: the higher, the more alike.
    print(embeddings @ embeddings.T)
  `,
};

const text = (model: ModelRecord): Parts => ({
  imports: py`
    import aneforge as af
    from transformers import AutoTokenizer
  `,
  input: none.python,
  use: (name) => py`
    tokenizer = AutoTokenizer.from_pretrained(${name})
    model = af.load_llm(${name})

    ${
      isConversational(model) || hasChatTemplate(model)
        ? py`
            messages = [{"role": "user", "content": ${widgetText(model, chatQuestion)}}]
            prompt = tokenizer.apply_chat_template(messages, add_generation_prompt=True, tokenize=False)
            token_ids = tokenizer.encode(prompt, add_special_tokens=False)
          `
        : py`token_ids = tokenizer.encode(${widgetText(model, opening)})`
    }
    answer = model.generate(token_ids, max_new_tokens=100, eos_id=tokenizer.eos_token_id)
    print(tokenizer.decode(answer))
  `,
});

const speech: Parts = {
  imports: py`
    import aneforge as af
    import librosa
  `,
  input: py`
    # Your own recording of English speech, up to half a minute.
    audio, _ = librosa.load("audio.wav", sr=16000)
  `,
  use: (name) => py`
    model = af.load_whisper(${name})
    print(model.transcribe(audio))
  `,
};

const pictures: Parts = {
  imports: py`
    import aneforge as af
    from PIL import Image
  `,
  input: picture,
  use: (name) => py`
    model = af.load_vit(${name})
    for label, score in model.classify(image):
        print(f"{label}: {score:.2f}")
  `,
};

const labelled: Parts = {
  imports: py`
    import aneforge as af
    from PIL import Image
  `,
  input: py`
    ${picture}
    labels = ["a cat", "a dog", "a bird"]
  `,
  use: (name) => py`
    model = af.load_clip(${name})
    for label, probability in model.classify(image, labels):
        print(f"{label}: {probability:.1%}")
  `,
};

const tasks: Readonly<Record<string, (model: ModelRecord) => Parts>> = {
  "automatic-speech-recognition": () => speech,
  "feature-extraction": () => sentences,
  "image-classification": () => pictures,
  "sentence-similarity": () => sentences,
  "text-generation": text,
  "zero-shot-image-classification": () => labelled,
};

const packages: Readonly<Record<string, readonly string[]>> = {
  "automatic-speech-recognition": ["librosa"],
  "image-classification": ["pillow"],
  "zero-shot-image-classification": ["pillow"],
};

function render(model: ModelRecord, context: SnippetContext, { imports, input, use }: Parts): Snippet {
  const { fetch, name } = source(model, context);
  return python()`
    ${head(model, context, { first: "ANEForge runs on Macs with Apple silicon: macOS 14 or later, with Xcode's command-line tools." })}

    ${imports}

    ${input}

    ${fetch}
    ${use(name)}
  `;
}

export default {
  prettyLabel: "ANEForge",
  repoName: "ANEForge",
  repoUrl: "https://github.com/sbryngelson/ANEForge",
  docsUrl,
  filter: false,
  install: (model) =>
    lookup(tasks, model.pipeline_tag) === undefined
      ? downloadInstall
      : pip("aneforge[models]", "huggingface_hub", ...(lookup(packages, model.pipeline_tag) ?? [])),
  snippets: (model, context) => {
    const parts = lookup(tasks, model.pipeline_tag)?.(model);
    return parts === undefined ? downloadSnippets(docsUrl)(model, context) : [render(model, context, parts)];
  },
  source: "aneforge 0.4.0, source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "sentence-similarity": { id: "owner/name", pipeline_tag: "sentence-similarity" },
  "feature-extraction": { id: "owner/name", pipeline_tag: "feature-extraction" },
  "text-generation": { id: "owner/name", pipeline_tag: "text-generation" },
  chat: { id: "owner/name", pipeline_tag: "text-generation", tags: ["conversational"] },
  "speech-recognition": { id: "owner/name", pipeline_tag: "automatic-speech-recognition" },
  "image-classification": { id: "owner/name", pipeline_tag: "image-classification" },
  "zero-shot-image-classification": { id: "owner/name", pipeline_tag: "zero-shot-image-classification" },
  "another-task": { id: "owner/name" },
} satisfies Examples;
