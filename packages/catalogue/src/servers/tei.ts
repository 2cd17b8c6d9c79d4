import { comment, none, sh } from "@modelshelf/code";
import { pip } from "../install.ts";
import { hasRemoteCode, isGated } from "../loading.ts";
import type { Server, ServerQuestion } from "../server.ts";
import { folderOf, hasTransformersWeights, isAdapter, notes, revisionOption, tokenNote } from "../server-models.ts";
import { command } from "../terminal-command.ts";
import { downloadTo } from "../terminal-download.ts";

const image = "ghcr.io/huggingface/text-embeddings-inference:cpu-1.9";

// `model_type`s. Source: text-embeddings-inference at 0d124dc (1.9.3), backends/candle/src/lib.rs, `Config` (read 2026-11-21).
const embedders = new Set([
  "bert",
  "bidirectional_pplx_qwen3",
  "camembert",
  "deberta-v2",
  "distilbert",
  "gemma3_text",
  "gte",
  "mistral",
  "modernbert",
  "mpnet",
  "new",
  "nomic_bert",
  "qwen2",
  "qwen3",
  "roberta",
  "xlm-roberta",
]);

const fits = ({ model, task }: ServerQuestion): boolean => {
  const type: unknown = model.config?.model_type;
  return (
    task === "feature-extraction" &&
    hasTransformersWeights(model) &&
    !isAdapter(model) &&
    // Code of the repository's own is not run: of this type it stands for another architecture (jina-embeddings-v3).
    !(type === "xlm-roberta" && hasRemoteCode(model)) &&
    (typeof type !== "string" || embedders.has(type))
  );
};

/** Inside a container an address of the reader's own machine is another machine. */
const isMounted = ({ endpoint }: ServerQuestion): boolean => endpoint !== undefined;

function start(question: ServerQuestion) {
  const { model } = question;
  const mounted = isMounted(question);
  const folder = folderOf(question);
  return sh`
    ${comment("Needs Docker. On an NVIDIA GPU: --gpus all, and the image's tag cuda-1.9.")}
    ${notes(question)}
    ${mounted ? none.shell : tokenNote(question)}
    ${mounted ? downloadTo(folder, model, question) : none.shell}
    ${command(
      sh`docker run --rm -p 127.0.0.1:8080:80 -v "$PWD/data:/data"`,
      ...(mounted ? [sh`-v "$PWD"/${folder}:/model:ro`] : []),
      ...(isGated(model) && !mounted ? [sh`-e HF_TOKEN`] : []),
      sh`${image}`,
      sh`--model-id ${mounted ? "/model" : model.id}`,
      ...(mounted ? [] : revisionOption(question)),
    )}
  `;
}

export default {
  prettyLabel: "TEI",
  docsUrl: "https://huggingface.co/docs/text-embeddings-inference",
  baseUrl: "http://localhost:8080/v1",
  fits,
  install: (question) => (isMounted(question) ? pip("huggingface_hub") : null),
  modelName: ({ model }) => model.id,
  start,
  source: "text-embeddings-inference at 0d124dc (1.9.3): README.md, router, Dockerfile (read 2026-11-21)",
} satisfies Server;
