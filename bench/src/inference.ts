// Time of the inference code of one model and provider, beside the incumbent's package of the same job.

import { snippets as peerSnippets } from "@huggingface/inference";
import type { ModelRecord } from "@modelshelf/catalogue";
import { type InferenceOptions, inferenceSnippets } from "@modelshelf/inference";
import { alternate, median, microseconds, ratioOf, report } from "./measure.ts";
import { peerModel } from "./peer-model.ts";
import { chatModel, embeddingModel, imageModel, speechModel } from "./records.ts";

interface Case {
  readonly name: string;
  readonly model: ModelRecord;
  readonly provider: string;
  readonly task: string;
  readonly streaming?: true;
}

const cases: readonly Case[] = [
  { name: "chat", model: chatModel, provider: "groq", task: "conversational" },
  { name: "chat, streamed", model: chatModel, provider: "groq", task: "conversational", streaming: true },
  { name: "text-to-image", model: imageModel, provider: "fal-ai", task: "text-to-image" },
  {
    name: "automatic-speech-recognition",
    model: speechModel,
    provider: "hf-inference",
    task: "automatic-speech-recognition",
  },
  { name: "feature-extraction", model: embeddingModel, provider: "hf-inference", task: "feature-extraction" },
];

/** Both calls from the model to the code, with nothing made beforehand but the arguments. */
function subjectsOf({ model, provider, task, streaming }: Case) {
  const providerModelId = `${provider}/bench`;
  const options: InferenceOptions = { provider, providerModelId, ...(streaming && { streaming }) };
  const asked = peerModel(model) as never;
  const mapping = { provider, hfModelId: model.id, providerId: providerModelId, status: "live", task } as never;
  const theirs = () =>
    peerSnippets.getInferenceSnippets(asked, provider as never, mapping, { ...(streaming && { streaming }) });
  const sameOptions = { ...options, clients: [...new Set(theirs().map(({ client }) => client))] };
  const same = () => inferenceSnippets(model, sameOptions);
  refuseOtherSet(same(), theirs());
  return { same, all: () => inferenceSnippets(model, options), theirs };
}

interface Code {
  readonly language: string;
  readonly client: string;
}

const fullNames: Readonly<Record<string, string>> = { js: "javascript", sh: "shell" };

/** @throws Error where both do not have code for the same clients: the comparison would flatter one of them. */
function refuseOtherSet(ours: readonly Code[], theirs: readonly Code[]): void {
  const names = (all: readonly Code[]) =>
    all
      .map(({ language, client }) => `${fullNames[language] ?? language} ${client}`)
      .sort()
      .join(", ");
  if (theirs.length > 0 && names(ours) === names(theirs)) return;
  throw new Error(`not the same clients: ours ${names(ours) || "none"}; the peer's ${names(theirs) || "none"}`);
}

export function measureInference(): void {
  const subjects = cases.map(subjectsOf);
  const times = alternate(subjects.flatMap(({ same, all, theirs }) => [same, all, theirs]));
  const columns = [0, 1, 2].map((of) => times.filter((_, index) => index % 3 === of));
  const [same = [], all = [], theirs = []] = columns;
  const row = (subject: string, own: number, peer: number) =>
    report(`inference code, ${subject}`, microseconds(own), microseconds(peer), ratioOf(own, peer));
  cases.forEach(({ name, provider }, index) => {
    const count = subjects[index]?.theirs().length ?? 0;
    const whole = subjects[index]?.all().length ?? 0;
    row(`${name} at ${provider}: the peer's ${count} clients`, same[index] ?? 0, theirs[index] ?? 0);
    row(`${name} at ${provider}: all ${whole} clients`, all[index] ?? 0, theirs[index] ?? 0);
  });
  row(`median of ${cases.length}, the peer's clients`, median(same), median(theirs));
  row(`median of ${cases.length}, all clients`, median(all), median(theirs));
}
