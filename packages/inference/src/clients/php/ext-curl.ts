import { type Fragment, itemAt, none, php, type Value } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import {
  type Address,
  type Answer,
  type Body,
  bodyLiteral,
  fileIn,
  type NeutralRequest,
  type Queue,
} from "../../request.ts";
import type { TemplateInput } from "../../template-input.ts";
import { everyTask } from "../every-task.ts";
import { headerLine } from "../header-line.ts";

type Php = Fragment<"php">;

// Source: PHP manual, "Client URL Library" (curl_setopt, CURLFile), PHP 8 (read 2026-11-21).

/** The constant that names the file. */
function file(body: Body): Php {
  const found = fileIn(body);
  return found === undefined ? none.php : php`const FILE = ${found.path};`;
}

const json = (body: Body): Value<"php"> =>
  body.kind === "json"
    ? bodyLiteral<"php">(body.value, ({ prefix }) =>
        prefix === ""
          ? php`base64_encode(file_get_contents(FILE))`
          : php`${prefix} . base64_encode(file_get_contents(FILE))`,
      )
    : {};

const headers = (all: NeutralRequest["headers"]): Value<"php"> =>
  Object.entries(all).map(([name, value]) => headerLine(name, value));

function postFields({ body }: NeutralRequest): Php {
  switch (body.kind) {
    case "json":
      return php`json_encode(${json(body)}, JSON_THROW_ON_ERROR)`;
    case "file":
      return php`file_get_contents(FILE)`;
    case "form":
      return php`${{ ...body.fields, [body.fileField]: php`new CURLFile(FILE, ${body.file.contentType}, basename(FILE))` }}`;
  }
}

// PHP's warnings would stand among the output; an exception ends the program and says why.
const failure = php`
  $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
  if ($response === false || $status >= 400) {
      throw new RuntimeException("HTTP $status: " . ($response ?: curl_error($curl)));
  }
`;

/** The function that several requests share. */
const ask = php`
  function ask(string $url, array $options): string
  {
      $curl = curl_init($url);
      curl_setopt_array($curl, $options + [CURLOPT_RETURNTRANSFER => true]);
      $response = curl_exec($curl);
      ${failure}
      return $response;
  }
`;

function post(request: NeutralRequest): Php {
  return php`
    $curl = curl_init(${request.url});
    curl_setopt_array($curl, [
        CURLOPT_HTTPHEADER => ${headers(request.headers)},
        CURLOPT_POSTFIELDS => ${postFields(request)},
        CURLOPT_RETURNTRANSFER => true,
    ]);
    $response = curl_exec($curl);
    ${failure}
  `;
}

/** What is done with the answer; `answer` is its JSON. Bytes come from `response`. */
function use(result: Answer, answer: Php): Php {
  switch (result.kind) {
    case "text":
      return php`echo ${itemAt(answer, result.at)}, PHP_EOL;`;
    case "json":
      return php`echo json_encode(${itemAt(answer, result.at)}, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE), PHP_EOL;`;
    case "vector":
      return php`
        $vector = ${itemAt(answer, result.at)};
        echo count($vector), " numbers: ", implode(", ", array_slice($vector, 0, 5)), " ...", PHP_EOL;
      `;
    case "rows":
      return rows(result, answer);
    case "file":
      return php`file_put_contents(${`${result.name}.${result.extension}`}, $response);`;
    case "base64":
      return php`file_put_contents(${`${result.name}.${result.extension}`}, base64_decode(${itemAt(answer, result.at)}));`;
    case "url":
      return download(result, answer);
    case "spoken":
      return php`
        $output = ${itemAt(answer, result.at)};
        $output = $output[0] ?? $output;
        echo $output["transcription"] ?? $output["text"] ?? $output, PHP_EOL;
      `;
  }
}

function rows({ at: path, columns, file }: Extract<Answer, { kind: "rows" }>, answer: Php): Php {
  const cells = columns.map((column) => (column === "box" ? php`json_encode($row[${column}])` : php`$row[${column}]`));
  const print = php`echo implode("\t", ${cells}), PHP_EOL;`;
  if (file === undefined) {
    return php`
      foreach (${itemAt(answer, path)} as $row) {
          ${print}
      }
    `;
  }
  return php`
    foreach (${itemAt(answer, path)} as $index => $row) {
        ${print}
        file_put_contents(${`${file.name}-`} . ($index + 1) . ${`.${file.extension}`}, base64_decode($row[${file.at}]));
    }
  `;
}

function download({ name, at: path, or, oneOrMore }: Extract<Answer, { kind: "url" }>, answer: Php): Php {
  const found = or === undefined ? itemAt(answer, path) : php`${itemAt(answer, path)} ?? ${itemAt(answer, or)}`;
  return php`
    $url = ${found};
    ${oneOrMore ? php`$url = is_array($url) ? $url[0] : $url;` : none.php}
    $name = ${`${name}.`} . pathinfo(parse_url($url, PHP_URL_PATH), PATHINFO_EXTENSION);
    file_put_contents($name, ask($url, [CURLOPT_FOLLOWLOCATION => true]));
  `;
}

/** Prints an answer as it comes. An event may be cut anywhere on its way; only whole lines are read. */
function stream(request: NeutralRequest): Php {
  return php`
    $rest = "";
    $curl = curl_init(${request.url});
    curl_setopt_array($curl, [
        CURLOPT_HTTPHEADER => ${headers(request.headers)},
        CURLOPT_POSTFIELDS => ${postFields(request)},
        CURLOPT_WRITEFUNCTION => function ($curl, $part) use (&$rest) {
            $lines = explode("\n", $rest . $part);
            $rest = array_pop($lines);
            foreach ($lines as $line) {
                if (str_starts_with($line, "data:")) {
                    $event = json_decode(substr($line, 5), true);
                    echo $event["choices"][0]["delta"]["content"] ?? "";
                }
            }
            return strlen($part);
        },
    ]);
    $done = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($done === false || $status >= 400) {
        throw new RuntimeException("HTTP $status: " . ($rest ?: curl_error($curl)));
    }
    echo PHP_EOL;
  `;
}

/** The URL that the first answer, `$job`, names. */
function address({ kind, at: path, before = "", after = "" }: Address): Php {
  const value = itemAt(php`$job`, path);
  if (kind === "url") return value;
  const part = kind === "path" ? php`parse_url(${value}, PHP_URL_PATH)` : value;
  return after === "" ? php`${before} . ${part}` : php`${before} . ${part} . ${after}`;
}

function queue(request: NeutralRequest, result: Queue): Php {
  const { "Content-Type": contentType = "application/json", ...shared } = request.headers;
  const state = itemAt(php`$job`, result.state);
  const isRouted = [result.status, result.result].some((one) => one?.kind === "path");
  return php`
    $headers = ${headers(shared)};
    $job = json_decode(ask(${request.url}, [
        CURLOPT_HTTPHEADER => [...$headers, ${headerLine("Content-Type", contentType)}],
        CURLOPT_POSTFIELDS => ${postFields(request)},
    ]), true);

    ${isRouted ? php`// The answer names the provider's own address; ask for the same path through the router.` : none.php}
    $statusUrl = ${address(result.status)};
    ${result.result === undefined ? none.php : php`$resultUrl = ${address(result.result)};`}

    while (true) {
        $job = json_decode(ask($statusUrl, [CURLOPT_HTTPHEADER => $headers]), true);
        if (${state} === ${result.done}) {
            break;
        }
        ${
          result.failed.length === 0
            ? none.php
            : php`
                if (in_array(${state}, ${result.failed})) {
                    throw new RuntimeException("No result: " . json_encode($job));
                }
              `
        }
        sleep(1);
    }
    ${result.result === undefined ? none.php : php`$job = json_decode(ask($resultUrl, [CURLOPT_HTTPHEADER => $headers]), true);`}

    ${use(result.answer, php`$job`)}
  `;
}

function send({ request }: TemplateInput): Php {
  if (request === undefined) return none.php;
  const { result } = request;
  const asksMore = result.kind === "queue" || result.kind === "url";
  return php`
    ${file(request.body)}

    ${asksMore ? ask : none.php}

    ${result.kind === "queue" ? queue(request, result) : result.kind === "chat-stream" ? stream(request) : once(request, result)}
  `;
}

/** Bytes stay unread; JSON is read first. */
function once(request: NeutralRequest, result: Answer): Php {
  if (result.kind === "file") {
    return php`
      ${post(request)}

      ${use(result, php`$response`)}
    `;
  }
  const response =
    result.kind === "url"
      ? php`
          $response = ask(${request.url}, [
              CURLOPT_HTTPHEADER => ${headers(request.headers)},
              CURLOPT_POSTFIELDS => ${postFields(request)},
          ]);
        `
      : post(request);
  return php`
    ${response}

    $answer = json_decode($response, true);
    ${use(result, php`$answer`)}
  `;
}

export default {
  id: "ext-curl",
  language: "php",
  kind: "http",
  docsUrl: "https://www.php.net/manual/book.curl.php",
  install: null,
  serves: ({ served }) => served.request !== undefined,
  templates: everyTask(send),
} satisfies Client<"php">;
