// Time of the generators, beside the incumbent's packages of the same job.

import { MODEL_LIBRARIES_UI_ELEMENTS } from "@huggingface/tasks";
import { cleanRecord, libraries, libraryIds, librarySnippets } from "@modelshelf/catalogue";
import { measureInference } from "./inference.ts";
import { alternate, median, microseconds, ratioOf, report } from "./measure.ts";
import { peerModel } from "./peer-model.ts";
import { chatModel, realisticModels } from "./records.ts";

type PeerSnippets = (model: unknown) => readonly string[];
const peerElements = MODEL_LIBRARIES_UI_ELEMENTS as unknown as Record<string, { snippets?: PeerSnippets } | undefined>;
const peers = Object.entries(peerElements).flatMap(([id, peer]) =>
  peer?.snippets === undefined ? [] : [[id, peer.snippets] as const],
);

export function measureGenerators(): void {
  measureLibraries();
  measureInference();
}

/** All code of all libraries for one record, which was cleaned once, as a page or a command asks for it. */
function measureLibraries(): void {
  const subjects = realisticModels.flatMap((model) => {
    const ours = cleanRecord(model);
    const theirs = peerModel(model);
    return [
      () => libraryIds.map((id) => librarySnippets(id, ours)),
      () => peers.map(([, snippets]) => snippets(theirs)),
    ];
  });
  const times = alternate(subjects);
  const ours = times.filter((_, index) => index % 2 === 0);
  const theirs = times.filter((_, index) => index % 2 === 1);
  const subject = `code of all libraries (${libraryIds.length}; peer: ${peers.length})`;
  const row = (of: string, own: number, peer: number) =>
    report(`${subject}, ${of}`, microseconds(own), microseconds(peer), ratioOf(own, peer));
  for (const [index, { id }] of realisticModels.entries()) row(id, ours[index] ?? 0, theirs[index] ?? 0);
  row(`median of ${realisticModels.length} records`, median(ours), median(theirs));

  const shared = peers.filter(([id]) => libraryIds.some((known) => known === id && libraries[known].snippets));
  const model = cleanRecord(chatModel);
  const peer = peerModel(chatModel);
  const [own = 0, others = 0] = alternate([
    () => shared.map(([id]) => librarySnippets(id, model)),
    () => shared.map(([, snippets]) => snippets(peer)),
  ]);
  report(
    `code of the ${shared.length} libraries that both write code for`,
    microseconds(own),
    microseconds(others),
    ratioOf(own, others),
  );
}
