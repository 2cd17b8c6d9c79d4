/** The user's input was wrong: printed as one line on standard error, exit code 1. */
export class InputError extends Error {
  override name = "InputError";
}

/** Any error's message as one line, without a stack. */
export function oneLine(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/\s*\n\s*/g, "; ").trim();
}
