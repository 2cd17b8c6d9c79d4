// Time of the generators, beside the incumbent's packages of the same job.

import { snippets as peerSnippets } from "@huggingface/inference";
import { MODEL_LIBRARIES_UI_ELEMENTS } from "@huggingface/tasks";
import { libraries, libraryIds, librarySnippets } from "@modelshelf/catalogue";
import { inferenceSnippets } from "@modelshelf/inference";
import { alternate, microseconds, ratioOf, report } from "./measure.ts";
import { chatModel } from "./records.ts";

type PeerLibrary = { snippets?: (model: unknown) => readonly string[] };
const peerModel = {
  ...chatModel,
  inference: "warm",
  private: false,
  gated: false,
  downloads: 0,
  likes: 0,
  createdAt: new Date(0),
};

export function measureGenerators(): void {
  const peers = MODEL_LIBRARIES_UI_ELEMENTS as unknown as Record<string, PeerLibrary | undefined>;
  const shared = libraryIds.filter((id) => libraries[id].snippets && peers[id]?.snippets);
  const peerOf = (id: string) => peers[id]?.snippets?.(peerModel);
  const [ours = 0, peer = 0] = alternate([
    () => shared.map((id) => librarySnippets(id, chatModel)),
    () => shared.map(peerOf),
  ]);
  report(
    `code of ${shared.length} libraries for one model`,
    microseconds(ours),
    microseconds(peer),
    ratioOf(ours, peer),
  );
  const [all = 0] = alternate([() => libraryIds.map((id) => librarySnippets(id, chatModel))]);
  report(`code of all ${libraryIds.length} libraries for one model`, microseconds(all));

  const [inference = 0, peerInference = 0] = alternate([
    () => inferenceSnippets(chatModel, { provider: "groq", providerModelId: "bench-chat" }),
    () =>
      peerSnippets.getInferenceSnippets(peerModel as never, "groq", {
        provider: "groq",
        hfModelId: chatModel.id,
        providerId: "bench-chat",
        status: "live",
        task: "conversational",
      }),
  ]);
  report(
    "inference code of one model and provider",
    microseconds(inference),
    microseconds(peerInference),
    ratioOf(inference, peerInference),
  );
}
