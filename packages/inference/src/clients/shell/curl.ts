import { Fragment, fileName, heredoc, jsonText, none, sh, Text } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import { type Body, type BodyValue, fileIn, type NeutralRequest, type Queue } from "../../request.ts";
import { FileDataUrl, type SampleFile } from "../../sample-file.ts";
import type { TemplateInput } from "../../template-input.ts";

// Source: curl's manual, version 8 (read 2026-11-21). `--globoff`: brackets in a URL mean themselves;
// `--data-raw`: so does an @ at the beginning of the body.

/** Linux takes no argument of 128 KiB or more; a body that comes near goes through standard input. */
const longestArgument = 64 * 1024;

const byteLength = (value: string) => new TextEncoder().encode(value).length;

/** A command with words to a line; the last may be a here-document. */
function command(words: readonly Fragment<"shell">[]): Fragment<"shell"> {
  const lines = words.flatMap(({ lines }) => lines);
  return new Fragment(
    "shell",
    lines.map((line, index) => `${index > 0 ? "  " : ""}${line}${index < lines.length - 1 ? " \\" : ""}`),
  );
}

/** In every request: be quiet but for errors, and fail where the server says so. */
const always = sh`--silent --show-error --fail-with-body --globoff`;

const headers = (all: NeutralRequest["headers"]): Fragment<"shell">[] =>
  Object.entries(all).map(
    ([name, value]) => sh`--header ${new Text([`${name}: `, ...(typeof value === "string" ? [value] : value.parts)])}`,
  );

/** Whether curl would take a part of the name for its own quoting in `--form`. */
const needsFormQuoting = (path: string) => /["\\]/.test(path);

/** The file of a form; curl's manual, `--form`: a quoted name holds `"` and `\` behind a backslash. */
const formFile = ({ path }: SampleFile): Fragment<"shell"> =>
  needsFormQuoting(path)
    ? sh`--form ${`file=@"${fileName(path).replace(/["\\]/g, "\\$&")}"`}`
    : sh`--form "file=@\"$FILE\""`;

/** The constant that names the file. */
function file(body: Body): Fragment<"shell"> {
  const found = fileIn(body);
  if (body.kind === "form" && needsFormQuoting(body.file.path)) return none.shell;
  return found === undefined ? none.shell : sh`FILE=${fileName(found.path)}`;
}

/** JSON text with the files still in it. */
function jsonPieces(value: BodyValue): (string | FileDataUrl)[] {
  if (value instanceof FileDataUrl) return ['"', value, '"'];
  if (value === null || typeof value !== "object") return [jsonText(value)];
  const isList = Array.isArray(value);
  const items = isList
    ? value.map((item: BodyValue) => jsonPieces(item))
    : Object.entries(value).flatMap(([key, item]) =>
        item === undefined ? [] : [[`${jsonText(key)}:`, ...jsonPieces(item)]],
      );
  return [
    isList ? "[" : "{",
    ...items.flatMap((item, index) => (index > 0 ? [",", ...item] : item)),
    isList ? "]" : "}",
  ];
}

/** The JSON with the file's bytes in it, printed piece by piece for a pipe. */
function printBody(value: BodyValue): Fragment<"shell"> {
  let pending = "";
  let lines: Fragment<"shell"> = none.shell;
  const add = (line: Fragment<"shell">) => {
    lines = sh`
      ${lines}
      ${line}
    `;
  };
  for (const piece of jsonPieces(value)) {
    if (typeof piece === "string") {
      pending += piece;
      continue;
    }
    add(sh`printf %s ${pending + piece.prefix}`);
    add(sh`base64 < "$FILE" | tr -d '\n'`);
    pending = "";
  }
  add(sh`printf %s ${pending}`);
  return sh`
    {
      ${lines}
    } |
  `;
}

/** What stands before the command, and the arguments that give the body. */
function body({ body }: NeutralRequest): { readonly before: Fragment<"shell">; readonly args: Fragment<"shell">[] } {
  switch (body.kind) {
    case "json": {
      if (fileIn(body) !== undefined) return { before: printBody(body.value), args: [sh`--data-binary @-`] };
      const json = jsonText(body.value as Parameters<typeof jsonText>[0] & object, 2);
      return {
        before: none.shell,
        args: [byteLength(json) > longestArgument ? sh`--data-binary @- ${heredoc(json)}` : sh`--data-raw ${json}`],
      };
    }
    case "file":
      return { before: none.shell, args: [sh`--data-binary "@$FILE"`] };
    case "form":
      return {
        before: none.shell,
        args: [
          ...Object.entries(body.fields).map(([name, value]) => sh`--form-string ${`${name}=${value}`}`),
          formFile(body.file),
        ],
      };
  }
}

/** The words of a curl command for the request. */
function post(request: NeutralRequest, more: readonly Fragment<"shell">[] = []): Fragment<"shell"> {
  const { before, args } = body(request);
  return sh`
    ${before}
    ${command([sh`curl ${request.url}`, always, ...more, ...headers(request.headers), ...args])}
  `;
}

function send({ request }: TemplateInput): Fragment<"shell"> {
  if (request === undefined) return none.shell;
  return sh`
    ${file(request.body)}

    ${sendAndUse(request)}
  `;
}

/** The request, with what is done with the answer. */
function sendAndUse(request: NeutralRequest): Fragment<"shell"> {
  const { result } = request;
  switch (result.kind) {
    case "chat":
    case "completion":
    case "transcription":
      return post(request);
    case "chat-stream":
      return post(request, [sh`--no-buffer`]);
    case "image":
      return post(request, [sh`--output image.png`]);
    case "image-base64":
      return sh`
        response=$(
          ${post(request)}
        )
        printf %s "$response" | tr -d '\n' | grep -o '"b64_json": *"[^"]*"' | head -n 1 | cut -d '"' -f 4 |
          base64 -d > image.png
      `;
    case "prediction":
      if (result.output === "transcription") return post(request);
      return sh`
        response=$(
          ${post(request)}
        )
        image_url=$(printf %s "$response" | tr -d '\n' | grep -o '"output": *\[* *"[^"]*"' | cut -d '"' -f 4)
        ${saveImage}
      `;
    case "image-url":
      return sh`
        response=$(
          ${post(request)}
        )
        image_url=$(printf %s "$response" | tr -d '\n' | grep -o '"url": *"[^"]*"' | head -n 1 | cut -d '"' -f 4)
        ${saveImage}
      `;
    case "queue":
      return queue(request, result);
  }
}

// Where there is no image yet, or an error, the answer says why.
const saveImage = sh`
  if [ -n "$image_url" ]; then
    curl --silent --show-error --fail --location --globoff --remote-name "$image_url"
  else
    printf '%s\n' "$response" >&2
  fi
`;

function queue(request: NeutralRequest, { via }: Queue): Fragment<"shell"> {
  const { "Content-Type": contentType = "application/json", ...shared } = request.headers;
  const addresses = via
    ? sh`
        # The queue answers with its own addresses; ask for the same paths through the router.
        job_url=${via.base}$(printf %s "$response" | field response_url | sed 's|^https*://[^/]*||')
        status_url=$job_url${`/status${via.query}`}
        result_url=$job_url${via.query}
      `
    : sh`
        status_url=$(printf %s "$response" | field status_url)
        result_url=$(printf %s "$response" | field response_url)
      `;
  return sh`
    ask() {
      ${command([sh`curl "$@"`, always, ...headers(shared)])}
    }

    # The text of a field of a JSON answer.
    field() {
      tr -d '\n' | grep -o "\"$1\": *\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4
    }

    response=$(
      ${command([sh`ask ${request.url}`, ...headers({ "Content-Type": contentType }), ...body(request).args])}
    )
    ${addresses}

    while status=$(ask "$status_url") && [ "$(printf %s "$status" | field status)" != COMPLETED ]; do
      sleep 1
    done

    result=$(ask "$result_url")
    response=\${result:-$response}
    image_url=$(printf %s "$response" | field url)
    ${saveImage}
  `;
}

export default {
  id: "curl",
  language: "shell",
  kind: "http",
  docsUrl: "https://curl.se/docs/manpage.html",
  install: null,
  serves: ({ served }) => served.request !== undefined,
  templates: {
    conversational: send,
    "conversational-stream": send,
    "text-generation": send,
    "text-to-image": send,
    "automatic-speech-recognition": send,
  },
} satisfies Client<"shell">;
