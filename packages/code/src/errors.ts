/** A template that its author must mend: a hole inside a string, say. Never caused by a value. */
export class TemplateError extends Error {
  override name = "TemplateError";
}

/** A value that cannot be written in the language, such as a fragment of another language. */
export class UnsupportedValueError extends Error {
  override name = "UnsupportedValueError";
}

/** A name that is not a dotted identifier, or is a reserved word of the language. */
export class InvalidIdentifierError extends Error {
  override name = "InvalidIdentifierError";
}
