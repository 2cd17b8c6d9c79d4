// Which tasks the hosted providers serve, whether or not there is code for them here: facts for the pages of tasks.
// Sources: the requests that the public hub's client packages send, read 2026-11-21; who takes pictures in a chat:
// the table of partners in the public hub's documentation of inference providers (huggingface/hub-docs,
// docs/inference-providers/index.md at 00c5952 and its later published form, read 2026-11-21).

/** A company that runs models for others. */
export interface HostedProvider {
  readonly id: string;
  readonly label: string;
  /** Its organization on the public hub. */
  readonly hubOrg: string;
  /** Ids of tasks of the catalogue. */
  readonly tasks: readonly string[];
}

const chat = ["text-generation"] as const;
const chatWithPictures = ["text-generation", "image-text-to-text"] as const;

/** The hosted providers by name. */
export const hostedProviders: readonly HostedProvider[] = [
  { id: "baseten", label: "Baseten", hubOrg: "baseten", tasks: chatWithPictures },
  { id: "cerebras", label: "Cerebras", hubOrg: "cerebras", tasks: chat },
  { id: "cohere", label: "Cohere", hubOrg: "CohereLabs", tasks: chatWithPictures },
  {
    id: "deepinfra",
    label: "DeepInfra",
    hubOrg: "DeepInfra",
    tasks: [
      ...chatWithPictures,
      "automatic-speech-recognition",
      "feature-extraction",
      "text-to-image",
      "text-to-speech",
    ],
  },
  {
    id: "fal-ai",
    label: "fal",
    hubOrg: "fal",
    tasks: [
      "audio-to-audio",
      "automatic-speech-recognition",
      "image-segmentation",
      "image-text-to-image",
      "image-text-to-video",
      "image-to-image",
      "image-to-video",
      "text-to-audio",
      "text-to-image",
      "text-to-speech",
      "text-to-video",
    ],
  },
  { id: "featherless-ai", label: "Featherless AI", hubOrg: "featherless-ai", tasks: chatWithPictures },
  { id: "fireworks-ai", label: "Fireworks", hubOrg: "fireworks-ai", tasks: chatWithPictures },
  { id: "groq", label: "Groq", hubOrg: "groq", tasks: chatWithPictures },
  {
    id: "hf-inference",
    label: "HF Inference API",
    hubOrg: "hf-inference",
    tasks: [
      ...chat,
      "audio-classification",
      "audio-to-audio",
      "automatic-speech-recognition",
      "document-question-answering",
      "feature-extraction",
      "fill-mask",
      "image-classification",
      "image-segmentation",
      "image-to-image",
      "image-to-text",
      "object-detection",
      "question-answering",
      "sentence-similarity",
      "summarization",
      "table-question-answering",
      "tabular-classification",
      "tabular-regression",
      "text-classification",
      "text-to-audio",
      "text-to-image",
      "text-to-speech",
      "token-classification",
      "translation",
      "visual-question-answering",
      "zero-shot-classification",
      "zero-shot-image-classification",
    ],
  },
  {
    id: "novita",
    label: "Novita",
    hubOrg: "novita",
    tasks: [...chatWithPictures, "image-text-to-video", "text-to-video"],
  },
  { id: "nscale", label: "Nscale", hubOrg: "nscale", tasks: [...chatWithPictures, "text-to-image"] },
  { id: "openai", label: "OpenAI", hubOrg: "openai", tasks: chat },
  { id: "ovhcloud", label: "OVHcloud AI Endpoints", hubOrg: "ovhcloud", tasks: chatWithPictures },
  { id: "publicai", label: "Public AI", hubOrg: "publicai", tasks: chat },
  {
    id: "replicate",
    label: "Replicate",
    hubOrg: "replicate",
    tasks: ["automatic-speech-recognition", "image-to-image", "text-to-image", "text-to-speech", "text-to-video"],
  },
  { id: "scaleway", label: "Scaleway", hubOrg: "scaleway", tasks: [...chatWithPictures, "feature-extraction"] },
  {
    id: "together",
    label: "Together AI",
    hubOrg: "togethercomputer",
    tasks: [
      ...chatWithPictures,
      "automatic-speech-recognition",
      "feature-extraction",
      "image-to-image",
      "image-to-video",
      "text-to-image",
      "text-to-speech",
      "text-to-video",
    ],
  },
  {
    id: "wavespeed",
    label: "WaveSpeedAI",
    hubOrg: "wavespeed",
    tasks: [
      "image-text-to-image",
      "image-text-to-video",
      "image-to-image",
      "image-to-video",
      "text-to-image",
      "text-to-video",
    ],
  },
  {
    id: "zai-org",
    label: "Z.ai",
    hubOrg: "zai-org",
    tasks: [...chatWithPictures, "image-to-text", "text-to-image"],
  },
];

/** The hosted providers that serve a task of the catalogue, by name. */
export function hostedProvidersOf(task: string): readonly HostedProvider[] {
  return hostedProviders.filter(({ tasks }) => tasks.includes(task));
}
