// Compares what a client sent with what it should have sent.
import { isDeepStrictEqual } from "node:util";
import type { RecordedRequest } from "../proxy/recording-proxy.ts";
import type { ClientHabits } from "./client-habits.ts";

/** A request as the provider's documentation wants it, secrets filled in. */
export interface ExpectedRequest {
  readonly method: string;
  readonly url: string;
  /** The neutral headers; each must arrive with this value. */
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON, bytes as they are, or a form with a file; none for a request without a body. */
  readonly body?: { readonly json: unknown } | { readonly bytes: Uint8Array } | { readonly form: ExpectedForm };
}

export interface ExpectedForm {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: { readonly name: string; readonly fileName: string; readonly bytes: Uint8Array };
}

/** What differs, a line each; empty where the request is as expected. */
export async function differences(
  sent: RecordedRequest,
  expected: ExpectedRequest,
  habits: ClientHabits,
): Promise<string[]> {
  const found: string[] = [];
  if (sent.method !== expected.method) found.push(`method ${sent.method}, expected ${expected.method}`);
  if (withoutQueryHabits(sent.url, habits) !== expected.url) found.push(`URL ${sent.url}, expected ${expected.url}`);
  // The type of a form names a boundary that the client draws by lot; reading the form shows it right.
  const { "content-type": _contentType, ...others } = sent.headers;
  const isForm = expected.body !== undefined && "form" in expected.body;
  found.push(...headerDifferences(isForm ? others : sent.headers, expected.headers, habits));
  if (expected.body && "form" in expected.body) found.push(...(await formDifferences(sent, expected.body.form)));
  else found.push(...bodyDifferences(sent, expected.body, habits));
  return found;
}

/** The URL without what the client adds to it. */
export function withoutQueryHabits(url: string, habits: ClientHabits): string {
  const [address = "", query] = url.split("?", 2);
  if (query === undefined) return url;
  const kept = query.split("&").filter((pair) => !habits.query.some(({ name, value }) => pair === `${name}=${value}`));
  return kept.length > 0 ? `${address}?${kept.join("&")}` : address;
}

function headerDifferences(
  sent: Readonly<Record<string, string>>,
  expected: Readonly<Record<string, string>>,
  habits: ClientHabits,
): string[] {
  const found: string[] = [];
  const wanted = new Map(Object.entries(expected).map(([name, value]) => [name.toLowerCase(), value]));
  for (const [name, value] of wanted) {
    const actual = sent[name];
    if (actual === undefined) found.push(`header ${name} is missing, expected ${JSON.stringify(value)}`);
    else if (actual !== value)
      found.push(`header ${name} is ${JSON.stringify(actual)}, expected ${JSON.stringify(value)}`);
  }
  for (const [name, value] of Object.entries(sent)) {
    if (!wanted.has(name) && !habits.headers.some((habit) => habit.name.test(name))) {
      found.push(`header ${name}: ${JSON.stringify(value)} was not asked for`);
    }
  }
  return found;
}

async function formDifferences(sent: RecordedRequest, { fields, file }: ExpectedForm): Promise<string[]> {
  let form: FormData;
  try {
    const headers = { "content-type": sent.headers["content-type"] ?? "" };
    form = await new Response(Uint8Array.from(sent.body), { headers }).formData();
  } catch (error) {
    return [`the body is no form (${(error as Error).message}): ${excerpt(sent.body.toString("latin1"))}`];
  }
  const found: string[] = [];
  const [blob, ...more] = form.getAll(file.name);
  if (!(blob instanceof Blob) || more.length > 0) found.push(`the form has no file ${file.name}, or several`);
  else {
    if (!Buffer.from(await blob.arrayBuffer()).equals(file.bytes)) {
      found.push(`the form's file has ${blob.size} bytes that are not the expected ${file.bytes.length}`);
    }
    if (blob.name !== file.fileName) {
      found.push(`the form's file is called ${excerpt(blob.name)}, expected ${excerpt(file.fileName)}`);
    }
  }
  form.delete(file.name);
  return [...found, ...jsonDifferences(Object.fromEntries(form), fields, "form")];
}

function bodyDifferences(
  sent: RecordedRequest,
  expected: Exclude<ExpectedRequest["body"], { form: ExpectedForm }>,
  habits: ClientHabits,
): string[] {
  if (!expected) return sent.body.length > 0 ? [`a body of ${sent.body.length} bytes, expected none`] : [];
  if ("bytes" in expected) {
    return sent.body.equals(expected.bytes)
      ? []
      : [`a body of ${sent.body.length} bytes that are not the expected ${expected.bytes.length}`];
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(sent.body));
  } catch (error) {
    return [`the body is not JSON (${(error as Error).message}): ${excerpt(sent.body.toString("latin1"))}`];
  }
  return jsonDifferences(withoutHabits(value, expected.json, habits), expected.json, "body");
}

/** The body without the fields that the client adds of itself, as long as they hold what it always sends. */
function withoutHabits(value: unknown, expected: unknown, habits: ClientHabits): unknown {
  if (!isRecord(value)) return value;
  const wanted = isRecord(expected) ? expected : {};
  return Object.fromEntries(
    Object.entries(value).filter(
      ([name, field]) =>
        Object.hasOwn(wanted, name) ||
        !habits.fields.some((habit) => habit.name === name && isDeepStrictEqual(habit.value, field)),
    ),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function jsonDifferences(sent: unknown, expected: unknown, place: string): string[] {
  if (isRecord(sent) && isRecord(expected)) {
    const names = new Set([...Object.keys(sent), ...Object.keys(expected)]);
    return [...names].flatMap((name) => {
      const inner = `${place}.${name}`;
      if (!Object.hasOwn(sent, name)) return [`${inner} is missing, expected ${excerpt(expected[name])}`];
      if (!Object.hasOwn(expected, name)) return [`${inner} was not asked for: ${excerpt(sent[name])}`];
      return jsonDifferences(sent[name], expected[name], inner);
    });
  }
  if (Array.isArray(sent) && Array.isArray(expected) && sent.length === expected.length) {
    return expected.flatMap((item, index) => jsonDifferences(sent[index], item, `${place}[${index}]`));
  }
  return isDeepStrictEqual(sent, expected) ? [] : [`${place} is ${excerpt(sent)}, expected ${excerpt(expected)}`];
}

function excerpt(value: unknown): string {
  const source = typeof value === "string" ? value : JSON.stringify(value);
  const text = JSON.stringify(source) ?? "undefined";
  return text.length > 160 ? `${text.slice(0, 120)}… (${source.length} characters)` : text;
}
