// Query parameters: read once, checked by a schema, each mistake named.
import * as z from "zod";
import { ApiError } from "./errors.ts";

/** Names under which people send access tokens, without case, hyphens and underscores. */
const tokenNames = new Set([
  "accesstoken",
  "apikey",
  "apitoken",
  "auth",
  "authorization",
  "authtoken",
  "bearer",
  "bearertoken",
  "hftoken",
  "password",
  "secret",
  "token",
  "usertoken",
]);

/**
 * The parameters of a request: every value of every name, `name[]` and `name` together.
 *
 * @throws ApiError where a parameter carries an access token: addresses are logged and shared.
 */
export function queryOf(url: URL): Map<string, string[]> {
  const query = new Map<string, string[]>();
  for (const [key, value] of url.searchParams) {
    const name = key.endsWith("[]") ? key.slice(0, -2) : key;
    if (tokenNames.has(name.toLowerCase().replace(/[-_]/g, ""))) {
      throw new ApiError(
        400,
        `${name} is not accepted: access tokens must not be sent here. The code reads its token from an environment variable; token_variable changes the variable's name`,
      );
    }
    query.set(name, [...(query.get(name) ?? []), value]);
  }
  return query;
}

const last = (values: unknown) => (Array.isArray(values) ? values.at(-1) : values);

/** One text; of several the last. */
export const text = z.preprocess(last, z.string().max(10_000));

/** A text that `read` makes a value of; where it makes none, `problem` says what is wrong. */
export const textThat = <T>(read: (value: string) => T | undefined, problem: string) =>
  text.transform((value, context): T => {
    const result = read(value);
    if (result !== undefined) return result;
    context.addIssue({ code: "custom", message: problem });
    return z.NEVER;
  });

/** A JSON value of one form, written as a text; `what` says which. */
export const jsonText = <T>(form: z.ZodType<T>, what: string) =>
  textThat((value) => {
    try {
      return form.safeParse(JSON.parse(value)).data;
    } catch {
      return undefined;
    }
  }, `must be ${what}`);

/** A list: repeated, or separated by commas. */
export const list = z.preprocess(
  (values) => (Array.isArray(values) ? values.flatMap((value: string) => value.split(",")).filter(Boolean) : values),
  z.array(z.string().max(1000)).max(100),
);

/** A switch, as the clients write it: true, True, 1; an empty value is on. */
export const flag = z.preprocess(
  (values) => {
    const value: unknown = last(values);
    return typeof value === "string" ? value.toLowerCase() : value;
  },
  z
    .enum(["true", "1", "yes", "on", "", "false", "0", "no", "off"], { error: "must be true or false" })
    .transform((value) => ["true", "1", "yes", "on", ""].includes(value)),
);

export const wholeNumber = (least: number, most: number) =>
  z.preprocess(last, z.coerce.number({ error: "must be a number" }).int("must be a whole number").min(least).max(most));

export const decimal = (least: number, most: number) =>
  z.preprocess(last, z.coerce.number({ error: "must be a number" }).min(least).max(most));

/** An address of a server. User names and passwords in it would be tokens. */
export const serverAddress = z.preprocess(
  last,
  z.string().refine(
    (value) => {
      const url = URL.parse(value);
      return url !== null && ["http:", "https:"].includes(url.protocol) && url.username === "" && url.password === "";
    },
    { error: "must be an address that begins with http:// or https://, without user name and password" },
  ),
);

/**
 * The parameters that a schema describes.
 *
 * @param strict whether others are a mistake.
 * @throws ApiError naming each parameter with a wrong value.
 */
export function parseQuery<Shape extends z.ZodRawShape>(
  query: ReadonlyMap<string, string[]>,
  shape: Shape,
  { strict = false } = {},
): z.output<z.ZodObject<Shape>> {
  if (strict) {
    const unknown = [...query.keys()].filter((name) => !Object.hasOwn(shape, name));
    if (unknown.length > 0) {
      const names = Object.keys(shape).join(", ");
      throw new ApiError(
        400,
        `unknown parameter ${unknown.map((name) => JSON.stringify(name)).join(", ")}; there are: ${names}`,
      );
    }
  }
  const result = z.object(shape).safeParse(Object.fromEntries(query));
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0] ?? "");
    return `${name}=${JSON.stringify(query.get(name)?.join(",").slice(0, 100) ?? "")}: ${issue.message}`;
  });
  throw new ApiError(400, problems.join("; "));
}
