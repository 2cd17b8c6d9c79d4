/** Anything that can be wrong with what was asked for; the message says what and what to do. */
export class InferenceError extends Error {
  override name = "InferenceError";
}

/** An option that cannot be used, such as an endpoint that is no URL. */
export class InferenceInputError extends InferenceError {
  override name = "InferenceInputError";
}

/** `formatBody` was asked for a format that it does not know. */
export class UnsupportedFormatError extends InferenceError {
  override name = "UnsupportedFormatError";
}

/** There is no template for this language, client and task. */
export class TemplateNotFoundError extends InferenceError {
  override name = "TemplateNotFoundError";
}
