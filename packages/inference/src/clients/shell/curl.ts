import { Fragment, fileName, heredoc, jsonText, none, sh, Text, trait } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import {
  type Address,
  type Answer,
  type Body,
  type BodyValue,
  fileIn,
  type NeutralRequest,
  type Path,
  type Queue,
} from "../../request.ts";
import { FileText, type SampleFile } from "../../sample-file.ts";
import type { TemplateInput } from "../../template-input.ts";
import { everyTask } from "../every-task.ts";

type Shell = Fragment<"shell">;

// Source: curl's manual, version 8 (read 2026-11-21). `--globoff`: brackets in a URL mean themselves;
// `--data-raw`: so does an @ at the beginning of the body.

/** Linux takes no argument of 128 KiB or more; a body that comes near goes through standard input. */
const longestArgument = 64 * 1024;

/** Whether a text is longer than that in UTF-8, which has at most three bytes for a unit of UTF-16. */
const isLong = (value: string) =>
  value.length * 3 > longestArgument && new TextEncoder().encode(value).length > longestArgument;

/** A command with words to a line; the last may be a here-document. */
function command(words: readonly Shell[]): Shell {
  let source = "";
  let traits: number = trait.severalLines;
  for (const word of words) {
    if (source !== "") source += nextLine;
    source += (word.traits & trait.severalLines) === 0 ? word.held : word.held.replaceAll("\n", nextLine);
    traits |= word.traits;
  }
  return new Fragment("shell", source, [], traits);
}

/** Goes on in the next line of a command. */
const nextLine = " \\\n  ";

/** In every request: be quiet but for errors, and fail where the server says so. */
const always = sh`--silent --show-error --fail-with-body --globoff`;

const headers = (all: NeutralRequest["headers"]): Shell[] =>
  Object.entries(all).map(
    ([name, value]) => sh`--header ${new Text([`${name}: `, ...(typeof value === "string" ? [value] : value.parts)])}`,
  );

/** Whether curl would take a part of the name for its own quoting in `--form`. */
const needsFormQuoting = (path: string) => /["\\]/.test(path);

/** The file of a form; curl's manual, `--form`: a quoted name holds `"` and `\` behind a backslash. */
const formFile = ({ path }: SampleFile): Shell =>
  needsFormQuoting(path)
    ? sh`--form ${`file=@"${fileName(path).replace(/["\\]/g, "\\$&")}"`}`
    : sh`--form "file=@\"$FILE\""`;

/** The constant that names the file. */
function file(body: Body): Shell {
  const found = fileIn(body);
  if (body.kind === "form" && needsFormQuoting(body.file.path)) return none.shell;
  return found === undefined ? none.shell : sh`FILE=${fileName(found.path)}`;
}

/** JSON text with the files still in it. */
function jsonPieces(value: BodyValue): (string | FileText)[] {
  if (value instanceof FileText) return ['"', value, '"'];
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
function printBody(value: BodyValue): Shell {
  let pending = "";
  let lines: Shell = none.shell;
  const add = (line: Shell) => {
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
function body({ body }: NeutralRequest): { readonly before: Shell; readonly args: Shell[] } {
  switch (body.kind) {
    case "json": {
      if (fileIn(body) !== undefined) return { before: printBody(body.value), args: [sh`--data-binary @-`] };
      const json = jsonText(body.value as Parameters<typeof jsonText>[0] & object, 2);
      return {
        before: none.shell,
        args: [isLong(json) ? sh`--data-binary @- ${heredoc(json)}` : sh`--data-raw ${json}`],
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
function post(request: NeutralRequest, more: readonly Shell[] = []): Shell {
  const { before, args } = body(request);
  return sh`
    ${before}
    ${command([sh`curl ${request.url}`, always, ...more, ...headers(request.headers), ...args])}
  `;
}

function send({ request }: TemplateInput): Shell {
  if (request === undefined) return none.shell;
  return sh`
    ${file(request.body)}

    ${sendAndUse(request)}
  `;
}

/** The request, with what is done with the answer. */
function sendAndUse(request: NeutralRequest): Shell {
  const { result } = request;
  switch (result.kind) {
    // What a reader at a terminal can read is printed as it comes.
    case "text":
    case "json":
    case "vector":
    case "spoken":
      return post(request);
    case "rows":
      return result.file === undefined
        ? post(request)
        : sh`
            response=$(
              ${post(request)}
            )
            ${saveAll(result.file)}
          `;
    case "chat-stream":
      return post(request, [sh`--no-buffer`]);
    case "file":
      return post(request, [sh`--output ${`${result.name}.${result.extension}`}`]);
    case "base64":
    case "url":
      return sh`
        response=$(
          ${post(request)}
        )
        ${save(result)}
      `;
    case "queue":
      return queue(request, result);
  }
}

/** The name of the last field on the way to a value, which is how the shell finds it without a parser of JSON. */
const lastName = (path: Path): string => path.findLast((step): step is string => typeof step === "string") ?? "";

/** A pipe that gives the text of a field, or the first of a list of texts. */
const field = (name: string): Shell =>
  sh`tr -d '\n' | grep -o ${`"${name}": *\\[* *"[^"]*"`} | head -n 1 | cut -d '"' -f 4`;

/** Saves what `response` holds or names. Where there is nothing yet, or an error, the answer says why. */
function save(result: Extract<Answer, { kind: "base64" | "url" }>): Shell {
  const name = lastName(result.at);
  if (result.kind === "base64") {
    return sh`
      printf %s "$response" | ${field(name)} |
        base64 -d > ${`${result.name}.${result.extension}`}
    `;
  }
  return sh`
    output_url=$(printf %s "$response" | ${field(name)})
    if [ -n "$output_url" ]; then
      curl --silent --show-error --fail --location --globoff --remote-name "$output_url"
    else
      printf '%s\n' "$response" >&2
    fi
  `;
}

/** Saves the files that are in the answer, and prints the rest of it. */
function saveAll({ at, name, extension }: NonNullable<Extract<Answer, { kind: "rows" }>["file"]>): Shell {
  return sh`
    printf '%s\n' "$response" | sed ${`s/"${at}": *"[^"]*"/"${at}": "..."/g`}
    number=0
    printf %s "$response" | tr -d '\n' | grep -o ${`"${at}": *"[^"]*"`} | cut -d '"' -f 4 |
      while read -r encoded; do
        number=$((number + 1))
        printf %s "$encoded" | base64 -d > ${`${name}-`}$number${`.${extension}`}
      done
  `;
}

/** The URL that the first answer, in `response`, names. */
function address({ kind, at, before = "", after = "" }: Address): Shell {
  const found = sh`$(printf %s "$response" | field ${lastName(at)})`;
  if (kind === "url") return found;
  const part =
    kind === "path" ? sh`$(printf %s "$response" | field ${lastName(at)} | sed 's|^https*://[^/]*||')` : found;
  return after === "" ? sh`${before}${part}` : sh`${before}${part}${after}`;
}

function queue(request: NeutralRequest, result: Queue): Shell {
  const { "Content-Type": contentType = "application/json", ...shared } = request.headers;
  const { before, args } = body(request);
  const ends = [result.done, ...result.failed].reduce<Shell>(
    (all, state) => (all === none.shell ? sh`${state}` : sh`${all} | ${state}`),
    none.shell,
  );
  const isRouted = [result.status, result.result].some((one) => one?.kind === "path");
  return sh`
    ask() {
      ${command([sh`curl "$@"`, always, ...headers(shared)])}
    }

    # The text of a field of a JSON answer, or the first of a list of texts.
    field() {
      tr -d '\n' | grep -o "\"$1\": *\[* *\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4
    }

    response=$(
      ${before}
      ${command([sh`ask ${request.url}`, ...headers({ "Content-Type": contentType }), ...args])}
    )
    ${isRouted ? sh`# The answer names the provider's own addresses; ask for the same paths through the router.` : none.shell}
    status_url=${address(result.status)}
    ${result.result === undefined ? none.shell : sh`result_url=${address(result.result)}`}

    while response=$(ask "$status_url"); do
      state=$(printf %s "$response" | field ${lastName(result.state)})
      case $state in
        ${ends}) break ;;
      esac
      sleep 1
    done
    ${result.result === undefined ? none.shell : sh`response=$(ask "$result_url")`}

    ${printOrSave(result.answer)}
  `;
}

/** What is done with the result of a queue, which is in `response`. */
const printOrSave = (answer: Queue["answer"]): Shell =>
  answer.kind === "base64" || answer.kind === "url" ? save(answer) : sh`printf '%s\n' "$response"`;

export default {
  id: "curl",
  language: "shell",
  kind: "http",
  docsUrl: "https://curl.se/docs/manpage.html",
  install: null,
  serves: ({ served }) => served.request !== undefined,
  templates: everyTask(send),
} satisfies Client<"shell">;
