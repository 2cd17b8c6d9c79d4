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

type PeerArguments = Parameters<typeof peerSnippets.getInferenceSnippets>;

/** What both are asked for a model; nothing else is made beforehand. */
function argumentsOf(model: ModelRecord, { provider, task, streaming }: Case) {
  const providerModelId = `${model.id}-there`;
  const options = { ...(streaming && { streaming }) };
  const mapping = { provider, hfModelId: model.id, providerId: providerModelId, status: "live", task };
  return {
    ours: { model, options: { provider, providerModelId, ...options } satisfies InferenceOptions },
    theirs: [peerModel(model), provider, mapping, options] as unknown as PeerArguments,
  };
}

/** Models of a case, which take turns: no call is for the model of the call before. */
const turns = 100;

function subjectsOf(one: Case) {
  const { model } = one;
  const asked = Array.from({ length: turns }, (_, turn) => argumentsOf({ ...model, id: `${model.id}-${turn}` }, one));
  const [first = argumentsOf(model, one)] = asked;
  const theirs = peerSnippets.getInferenceSnippets(...first.theirs);
  const clients = [...new Set(theirs.map(({ client }) => client))];
  const same = asked.map(({ ours }) => ({ ...ours, options: { ...ours.options, clients } }));
  refuseOtherSet(inferenceSnippets(model, same[0]?.options), theirs);
  return {
    count: theirs.length,
    whole: inferenceSnippets(model, first.ours.options).length,
    same: inTurn(same, ({ model, options }) => inferenceSnippets(model, options).map(({ code }) => code)),
    all: inTurn(asked, ({ ours }) => inferenceSnippets(ours.model, ours.options).map(({ code }) => code)),
    theirs: inTurn(asked, ({ theirs }) => peerSnippets.getInferenceSnippets(...theirs).map(({ content }) => content)),
  };
}

function inTurn<T>(all: readonly T[], ask: (one: T) => readonly string[]): () => number {
  let turn = 0;
  return () => {
    turn = (turn + 1) % all.length;
    return readThrough(ask(all[turn] as T));
  };
}

/** The engine puts a text of many pieces together only when it is looked into, which is part of the time. */
const readThrough = (codes: readonly string[]) =>
  codes.reduce((sum, code) => sum + code.charCodeAt(code.length - 1), 0);

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
    const { count, whole } = subjects[index] ?? {};
    row(`${name} at ${provider}: the peer's ${count} clients`, same[index] ?? 0, theirs[index] ?? 0);
    row(`${name} at ${provider}: all ${whole} clients`, all[index] ?? 0, theirs[index] ?? 0);
  });
  row(`median of ${cases.length}, the peer's clients`, median(same), median(theirs));
  row(`median of ${cases.length}, all clients`, median(all), median(theirs));
}
