import { type Fragment, none, type Snippet, sh, shell } from "@modelshelf/code";
import { promptFor } from "../diffusers/prompts.ts";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import type { ModelRecord } from "../model-record.ts";
import { downloadTo, gate } from "../terminal-download.ts";

/** A kind of model, which one of the package's programs runs. */
interface Kind {
  readonly program: Fragment<"shell">;
  /** What the package calls it, which also decides over the number of steps. */
  readonly base: string;
  /** Whether it changes a picture. */
  readonly edits?: true;
}

// By what a model's name or tags have, the closest first. Programs: the package's entry points; names: its
// AVAILABLE_MODELS.
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/z-?image-?turbo/i, { program: sh`mflux-generate-z-image-turbo`, base: "z-image-turbo" }],
  [/z-?image/i, { program: sh`mflux-generate-z-image`, base: "z-image" }],
  [/qwen-?image-?edit-?2511/i, { program: sh`mflux-generate-qwen-edit`, base: "qwen-image-edit-2511", edits: true }],
  [/qwen-?image-?edit/i, { program: sh`mflux-generate-qwen-edit`, base: "qwen-image-edit", edits: true }],
  [/qwen-?image-?2\.1-?turbo/i, { program: sh`mflux-generate-qwen-2.1`, base: "qwen-image-2.1-turbo" }],
  [/qwen-?image-?2\.1/i, { program: sh`mflux-generate-qwen-2.1`, base: "qwen-image-2.1" }],
  [/qwen-?image/i, { program: sh`mflux-generate-qwen`, base: "qwen-image" }],
  [/ernie-?image-?turbo/i, { program: sh`mflux-generate-ernie-image-turbo`, base: "ernie-image-turbo" }],
  [/ernie-?image/i, { program: sh`mflux-generate-ernie-image`, base: "ernie-image" }],
  [/krea-?2/i, { program: sh`mflux-generate-krea2`, base: "krea-2" }],
  [/fibo-?lite/i, { program: sh`mflux-generate-fibo`, base: "fibo-lite" }],
  [/fibo(?!-?2|-?edit)/i, { program: sh`mflux-generate-fibo`, base: "fibo" }],
  [/flux\.?-?2.*base.*9b/i, { program: sh`mflux-generate-flux2`, base: "flux2-klein-base-9b" }],
  [/flux\.?-?2.*base/i, { program: sh`mflux-generate-flux2`, base: "flux2-klein-base-4b" }],
  [/flux\.?-?2.*9b/i, { program: sh`mflux-generate-flux2`, base: "flux2-klein-9b" }],
  [/flux\.?-?2/i, { program: sh`mflux-generate-flux2`, base: "flux2-klein-4b" }],
  [/kontext/i, { program: sh`mflux-generate-kontext`, base: "dev-kontext", edits: true }],
  [/schnell/i, { program: sh`mflux-generate`, base: "schnell" }],
  [/krea/i, { program: sh`mflux-generate`, base: "krea-dev" }],
];

const usual: Kind = { program: sh`mflux-generate`, base: "dev" };

function kindOf(model: ModelRecord): Kind {
  const words = [model.id.slice(model.id.lastIndexOf("/") + 1), ...(model.tags ?? [])];
  return kinds.find(([named]) => words.some((word) => named.test(word)))?.[1] ?? usual;
}

const ownPicture = sh`
  # Your own picture.
  picture=cat.png
`;

/** Of several pictures the program for Qwen takes the names, the others one picture and how much it counts. */
const generated = (edits: boolean, base: string): Fragment<"shell"> => {
  if (!edits) return sh`--prompt "$prompt" --output picture.png`;
  return base.startsWith("qwen")
    ? sh`--prompt "$prompt" --image-paths "$picture" --output picture.png`
    : sh`--prompt "$prompt" --image "$picture" --output picture.png`;
};

const snippets = (model: ModelRecord, context: SnippetContext): Snippet[] => {
  const { program, base, edits = false } = kindOf(model);
  // The programs take no revision, and would download other parts from another hub as well.
  const elsewhere = context.revision !== undefined || context.endpoint !== undefined;
  return [
    shell()`
      ${gate(model, context)}
      # Needs a Mac with one of Apple's processors, or Linux and one of NVIDIA's GPUs.
      prompt=${promptFor(model, edits ? "edit" : "image")}
      ${edits ? ownPicture : none.shell}

      ${elsewhere ? downloadTo("model", model, context) : none.shell}
      ${program} --model ${elsewhere ? "./model" : model.id} --base-model ${base} \
          ${generated(edits, base)}
    `,
  ];
};

export default {
  prettyLabel: "mflux",
  repoName: "mflux",
  repoUrl: "https://github.com/filipstrand/mflux",
  filter: false,
  countDownloads: extension("safetensors"),
  install: pip("mflux"),
  snippets,
  source: "mflux 0.24.0, README and source code, read 2026-11-21",
} satisfies Library;

export const examples = {
  "z-image-turbo": { id: "owner/Z-Image-Turbo-mflux-4bit" },
  "qwen-image-edit": { id: "owner/Qwen-Image-Edit-mflux-6bit" },
  kontext: { id: "owner/name", tags: ["mflux", "base_model:owner/FLUX.1-Kontext-dev"], gated: "auto" },
  schnell: { id: "owner/FLUX.1-schnell-mflux-4bit" },
  "flux-2": { id: "owner/FLUX.2-klein-4B-mflux" },
  unknown: { id: "owner/name", widgetData: [{ text: "A red bicycle." }] },
} satisfies Examples;
