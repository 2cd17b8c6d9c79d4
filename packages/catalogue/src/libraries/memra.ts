import { comment, fileName, none, sh, shell, text } from "@modelshelf/code";
import { chatQuestion } from "../example-inputs.ts";
import { parseQuantization, quantizationOrder } from "../gguf.ts";
import { cargo } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { gatedNote, isGated } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";

/** Sidecars of a model: the projector for pictures, and models that only draft for another. */
const sidecar = /(?:^|[-_./])(?:mmproj|draft|drafter|mtp[-_]?head)(?=[-_.])/i;

const rank = (file: string) => {
  const type = parseQuantization(file);
  // NVFP4 is what the engine is tuned for; then what a card of 24 GB holds.
  if (type === "NVFP4") return -1;
  const wanted = quantizationOrder.indexOf("Q4_K_M");
  return type === undefined ? quantizationOrder.length : Math.abs(quantizationOrder.indexOf(type) - wanted);
};

/** The GGUF file to serve; undefined where the repository holds a safetensors checkpoint. */
function gguf(model: ModelRecord): string | undefined {
  let best: string | undefined;
  for (const { rfilename: file } of model.siblings ?? []) {
    if (!file.endsWith(".gguf") || sidecar.test(file) || /-\d{5}-of-\d{5}\.gguf$/.test(file)) continue;
    if (best === undefined || rank(file) < rank(best)) best = file;
  }
  return best;
}

function serve(model: ModelRecord, context: SnippetContext) {
  const { endpoint, revision } = context;
  const file = gguf(model);
  const files = file === undefined ? sh`hf download ${model.id}` : sh`hf download ${model.id} ${fileName(file)}`;
  return shell("Serve the model")`
    ${isGated(model) ? sh`${comment(gatedNote(model, context))}` : none.shell}
    # It runs on Linux and an NVIDIA GPU alone: RTX 50 best, also H100 and RTX 40. hf comes with pip install huggingface_hub.
    ${endpoint === undefined ? none.shell : sh`export HF_ENDPOINT=${endpoint}`}
    ${revision === undefined ? sh`${files} --local-dir model` : sh`${files} --revision ${revision} --local-dir model`}
    MEMRA_MODELS=${file === undefined ? text`chat=model` : text`chat=model/${file}`} memra-server
  `;
}

const request = { model: "chat", messages: [{ role: "user", content: chatQuestion }], max_tokens: 200 };

const ask = shell("Ask it")`
  curl http://127.0.0.1:8080/v1/chat/completions --header "Content-Type: application/json" --data ${JSON.stringify(request)}
`;

export default {
  prettyLabel: "memra",
  repoName: "memra",
  repoUrl: "https://github.com/avifenesh/memra",
  filter: false,
  applies: { tags: ["memra"] },
  install: cargo("memra-server"),
  snippets: (model, context) => [serve(model, context), ask],
  source: "memra-server and memra-gguf 0.137.0, source code of both crates, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  gguf: {
    id: "owner/name",
    tags: ["memra", "gguf", "conversational"],
    siblings: files("mmproj-F16.gguf", "name-Q8_0.gguf", "name-Q4_K_M.gguf", "name-NVFP4.gguf", "README.md"),
  },
  safetensors: { id: "owner/name", tags: ["memra"], siblings: files("config.json", "model.safetensors") },
  "one-file-without-a-label": { id: "owner/name", siblings: files("name.gguf"), gated: "manual" },
} satisfies Examples;
