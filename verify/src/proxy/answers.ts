// The forms in which providers answer.
import type { Answer } from "./recording-proxy.ts";

/** A JSON answer in one piece. */
export function jsonAnswer(value: unknown, status = 200): Answer {
  return {
    status,
    headers: { "content-type": "application/json" },
    chunks: [Buffer.from(JSON.stringify(value))],
  };
}

/** A file's bytes in two pieces. */
export function fileAnswer(bytes: Uint8Array, contentType: string): Answer {
  const middle = Math.floor(bytes.length / 2);
  return {
    status: 200,
    headers: { "content-type": contentType, "content-length": String(bytes.length) },
    chunks: [bytes.subarray(0, middle), bytes.subarray(middle)],
  };
}

// Pieces of these sizes cut through lines, through "data:", and through characters of several bytes.
const oddSizes = [1, 7, 2, 61, 3, 29, 5, 127];

/**
 * Server-sent events, ended by `[DONE]`, cut at odd places as a network may cut them. A comment line
 * stands among them, as servers send to keep a connection open (HTML Standard, 9.2.6; read 2026-11-21).
 *
 * @param heldAfter number of events after which the answer is held until the client has shown something.
 */
export function eventStreamAnswer(events: readonly unknown[], heldAfter?: number): Answer {
  const lines = events.map((event) => `data: ${JSON.stringify(event)}\n\n`);
  const first = oddPieces(lines.slice(0, heldAfter ?? 0).join(""));
  const rest = oddPieces(`: keep-alive\n\n${lines.slice(heldAfter ?? 0).join("")}data: [DONE]\n\n`);
  return {
    status: 200,
    headers: { "content-type": "text/event-stream", "cache-control": "no-cache" },
    chunks: [...first, ...rest],
    ...(heldAfter !== undefined && { heldAfter: first.length }),
  };
}

function oddPieces(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let start = 0, turn = 0; start < bytes.length; turn += 1) {
    const size = oddSizes[turn % oddSizes.length] ?? 1;
    pieces.push(bytes.subarray(start, start + size));
    start += size;
  }
  return pieces;
}
