import type { NeutralRequest } from "../request.ts";
import type { InferenceTask } from "../task.ts";

/**
 * What OpenAI's clients send, where it differs from what other clients do: numbers of an embedding by name,
 * and a voice in any case. Source: openai 3.52.0 for Python, 7.55.0 for JavaScript (read 2026-11-21).
 */
export function openaiSends(request: NeutralRequest, task: InferenceTask): NeutralRequest {
  if (request.body.kind !== "json") return request;
  const { value } = request.body;
  switch (task) {
    case "feature-extraction":
      return { ...request, body: { kind: "json", value: { encoding_format: "float", ...value } } };
    case "text-to-speech":
      return { ...request, body: { kind: "json", value: { voice: "alloy", ...value } } };
    default:
      return request;
  }
}
