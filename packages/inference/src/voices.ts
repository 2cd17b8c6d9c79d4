/**
 * A voice of an open model of speech, by the model's name at a provider; undefined where the model is another, or
 * has no voices by name. Providers keep the voices' names that the models came with.
 *
 * Source: the first voice that the models' cards list: hexgrad/Kokoro-82M (VOICES.md), canopylabs/orpheus-3b-0.1-ft
 * (read 2026-11-21).
 */
export function openVoice(model: string): string | undefined {
  if (/kokoro/i.test(model)) return "af_heart";
  return /orpheus/i.test(model) ? "tara" : undefined;
}
