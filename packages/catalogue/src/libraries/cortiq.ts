import { comment, type Fragment, fileName, none, type Snippet, sh, shell, text } from "@modelshelf/code";
import { promptFor } from "../diffusers/prompts.ts";
import { extension } from "../download-query.ts";
import { chatQuestion, pictureQuestion } from "../example-inputs.ts";
import { cargo } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { gatedNote, isGated } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { widgetText } from "../transformers/inputs.ts";

const cmfFile = (model: ModelRecord) =>
  (model.siblings ?? []).map(({ rfilename }) => rfilename).find((file) => file.endsWith(".cmf"));

/** Downloads the model and names its file; where the record does not know that, it is looked for. */
function fetchFile(model: ModelRecord, { endpoint, revision }: SnippetContext): Fragment<"shell"> {
  const file = cmfFile(model);
  const what = file === undefined ? sh`--include ${"*.cmf"}` : sh`${fileName(file)}`;
  const pinned = revision === undefined ? sh`--local-dir .` : sh`--revision ${revision} --local-dir .`;
  return sh`
    # hf comes with: pip install huggingface_hub
    ${endpoint === undefined ? none.shell : sh`export HF_ENDPOINT=${endpoint}`}
    hf download ${model.id} ${what} ${pinned}
    ${file === undefined ? sh`file=$(find . -name ${"*.cmf"} | head -n 1)` : sh`file=${text`./${file}`}`}
  `;
}

/** The command for the task, and what the result is called where it is a file. */
function run(model: ModelRecord): { readonly title: string; readonly command: Fragment<"shell"> } {
  switch (model.pipeline_tag) {
    case "text-to-image":
      return {
        title: "Make a picture",
        command: sh`cortiq imagine "$file" --prompt ${promptFor(model, "image")} --out picture.png`,
      };
    case "text-to-video":
    case "image-to-video": {
      const prompt = promptFor(model, "video");
      return {
        title: "Make a video",
        command: model.tags?.some((tag) => tag.startsWith("ltx"))
          ? sh`cortiq ltx-video --model "$file" --prompt ${prompt} --out video.y4m --out-audio video.wav`
          : sh`cortiq animate "$file" --prompt ${prompt} --out video.avi`,
      };
    }
    case "text-to-audio":
      return {
        title: "Make music",
        command: sh`cortiq music "$file" --prompt ${widgetText(model, "A slow waltz on an upright piano")} --out music.wav`,
      };
    case "image-text-to-text":
      return {
        title: "Ask about a picture",
        command: sh`
          # Your own picture.
          picture="picture.jpg"
          cortiq run "$file" --image "$picture" --prompt ${pictureQuestion}
        `,
      };
    default:
      return { title: "Ask it", command: sh`cortiq run "$file" --prompt ${widgetText(model, chatQuestion)}` };
  }
}

/** An OpenAI-compatible server has use for a model that answers in words alone. */
const answers = ({ pipeline_tag: task }: ModelRecord) => task === undefined || task.endsWith("text-generation");

export default {
  prettyLabel: "cortiq",
  repoName: "cortiq",
  repoUrl: "https://github.com/infosave2007/cmf",
  docsUrl: "https://github.com/infosave2007/cmf/blob/master/docs/CMF_V2_SPEC.md",
  filter: false,
  countDownloads: extension("cmf"),
  applies: { files: ["*.cmf"] },
  install: cargo("cortiq-cli"),
  snippets: (model, context) => {
    const gated = isGated(model) ? sh`${comment(gatedNote(model, context))}` : none.shell;
    const files = fetchFile(model, context);
    const { title, command } = run(model);
    const first: Snippet = shell(title)`
      ${gated}
      ${files}

      ${command}
    `;
    if (!answers(model)) return [first];
    const server: Snippet = shell("Serve it with OpenAI's protocol")`
      ${gated}
      ${files}

      cortiq serve "$file" --host 127.0.0.1 --port 8080
    `;
    return [first, server];
  },
  source: "cortiq-cli 0.8.54, source code, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "text-generation": {
    id: "owner/name",
    pipeline_tag: "text-generation",
    siblings: files("README.md", "qwen-q4tp.cmf"),
  },
  "file-unknown": { id: "owner/name", gated: "auto" },
  "text-to-image": { id: "owner/name", pipeline_tag: "text-to-image", cardData: { instance_prompt: "a photo of TOK" } },
  "text-to-video": { id: "owner/name", pipeline_tag: "text-to-video", siblings: files("h3-turbo.cmf") },
  "ltx-video": { id: "owner/name", pipeline_tag: "text-to-video", tags: ["ltx-video"], siblings: files("ltx.cmf") },
  music: { id: "owner/name", pipeline_tag: "text-to-audio", siblings: files("music.cmf") },
  "image-text-to-text": { id: "owner/name", pipeline_tag: "image-text-to-text", siblings: files("lfm3.cmf") },
} satisfies Examples;
