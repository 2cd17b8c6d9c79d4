import { type Fragment, itemAt, joinLines, none, powershell, type Value } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import {
  type Address,
  type Answer,
  type Body,
  type BodyValue,
  bodyLiteral,
  fileIn,
  type NeutralRequest,
  type Queue,
} from "../../request.ts";
import type { TemplateInput } from "../../template-input.ts";
import { everyTask } from "../every-task.ts";

type PowerShell = Fragment<"powershell">;

// Source: PowerShell 7.5, Invoke-RestMethod, Invoke-WebRequest and ConvertTo-Json (read 2026-11-21): `-Form` sends a
// hashtable whose values are texts and files; an answer with an error ends the script with its body.

/** The variable that names the file. */
function file(body: Body): PowerShell {
  const found = fileIn(body);
  return found === undefined ? none.powershell : powershell`$file = ${found.path}`;
}

/** .NET has a working directory of its own, so the file is read by a command. */
const encoded = powershell`[Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))`;

const json = (body: Extract<Body, { kind: "json" }>): Value<"powershell"> =>
  bodyLiteral<"powershell">(body.value, ({ prefix }) => (prefix === "" ? encoded : powershell`${prefix} + ${encoded}`));

/** Whether a hashtable can be all objects of the value: it does not tell capitals from small letters. */
function fitsHashtables(value: BodyValue | undefined): boolean {
  if (typeof value !== "object" || value === null) return true;
  const keys = Array.isArray(value) ? [] : Object.keys(value).map((key) => key.toLowerCase());
  return new Set(keys).size === keys.length && Object.values(value).every(fitsHashtables);
}

/** Levels of lists and objects that `ConvertTo-Json` goes down; by itself it is two. */
const depth = 20;

/** The variable `body`. */
function prepared({ body }: NeutralRequest): PowerShell {
  switch (body.kind) {
    case "json":
      return fitsHashtables(body.value) || fileIn(body) !== undefined
        ? powershell`$body = ${json(body)} | ConvertTo-Json -Depth ${depth}`
        : powershell`$body = ${JSON.stringify(body.value)}`;
    case "file":
      return none.powershell;
    case "form":
      return powershell`$form = ${{ ...body.fields, [body.fileField]: powershell`Get-Item -LiteralPath $file` }}`;
  }
}

/** The arguments that give the body, with its type. */
function bodyArguments({ body, headers }: NeutralRequest): PowerShell {
  const type = headers["Content-Type"] ?? "application/json";
  switch (body.kind) {
    case "json":
      // Older releases than 7.4 send a text in another encoding where none is named.
      return powershell`-ContentType ${typeof type === "string" ? `${type}; charset=utf-8` : type} -Body $body`;
    case "file":
      return powershell`-ContentType ${type} -InFile $file`;
    case "form":
      return powershell`-Form $form`;
  }
}

function headers({ headers: all }: NeutralRequest): PowerShell {
  const { "Content-Type": _contentType, ...others } = all;
  return powershell`$headers = ${others}`;
}

/** What is done with an answer, an object that the command made of JSON. */
function use(result: Exclude<Answer, { kind: "file" }>, answer: PowerShell): PowerShell {
  const found = itemAt(answer, result.at);
  switch (result.kind) {
    case "text":
      return found;
    case "json":
      return powershell`ConvertTo-Json -InputObject ${found} -Depth ${depth}`;
    case "vector":
      return powershell`
        $vector = ${found}
        "$($vector.Count) numbers: $($vector[0..4] -join ', ') ..."
      `;
    case "rows":
      return rows(result, found);
    case "base64":
      return save(powershell`${`${result.name}.${result.extension}`}`, found);
    case "url":
      return download(result, answer);
    case "spoken":
      return powershell`
        $output = @(${found})[0]
        @(@($output.transcription, $output.text, $output) -ne $null)[0]
      `;
  }
}

const save = (name: PowerShell, encodedText: PowerShell): PowerShell =>
  powershell`Set-Content -LiteralPath ${name} -AsByteStream -Value ([Convert]::FromBase64String(${encodedText}))`;

function rows({ columns, file }: Extract<Answer, { kind: "rows" }>, list: PowerShell): PowerShell {
  const names = columns.reduce<PowerShell>(
    (all, column, index) => (index === 0 ? powershell`${column}` : powershell`${all}, ${column}`),
    none.powershell,
  );
  if (file === undefined) return powershell`${list} | Select-Object ${names}`;
  return powershell`
    $number = 0
    foreach ($row in ${list}) {
        $row | Select-Object ${names}
        $number += 1
        ${save(powershell`(${`${file.name}-`} + $number + ${`.${file.extension}`})`, itemAt(powershell`$row`, [file.at]))}
    }
  `;
}

function download({ name, at: path, or, oneOrMore }: Extract<Answer, { kind: "url" }>, answer: PowerShell): PowerShell {
  const found =
    or === undefined
      ? itemAt(answer, path)
      : powershell`@(@(${itemAt(answer, path)}, ${itemAt(answer, or)}) -ne $null)[0]`;
  return powershell`
    ${oneOrMore ? powershell`$url = [uri] @(${found})[0]` : powershell`$url = [uri] (${found})`}
    $name = ${name} + [IO.Path]::GetExtension($url.AbsolutePath)
    Invoke-WebRequest -Uri $url -OutFile $name
  `;
}

/** Prints an answer as it comes, which the commands of PowerShell cannot. */
function stream(request: NeutralRequest): PowerShell {
  const { "Content-Type": _contentType, ...others } = request.headers;
  return powershell`
    ${prepared(request)}
    $request = [Net.Http.HttpRequestMessage]::new([Net.Http.HttpMethod]::Post, ${request.url})
    ${joinLines(
      "powershell",
      Object.entries(others).map(([name, value]) => powershell`$request.Headers.Add(${name}, ${value})`),
    )}
    $request.Content = [Net.Http.StringContent]::new($body, [Text.Encoding]::UTF8, 'application/json')

    $response = [Net.Http.HttpClient]::new().Send($request, 'ResponseHeadersRead')
    $reader = [IO.StreamReader]::new($response.Content.ReadAsStream())
    if (-not $response.IsSuccessStatusCode) {
        throw "HTTP $([int] $response.StatusCode): $($reader.ReadToEnd())"
    }
    while ($null -ne ($line = $reader.ReadLine())) {
        $data = $line -replace '^data:\s*'
        if ($line.StartsWith('data:') -and $data -ne '[DONE]') {
            Write-Host -NoNewline ($data | ConvertFrom-Json).choices[0].delta.content
        }
    }
    Write-Host
  `;
}

/** The URL that the first answer, `$job`, names. */
function address({ kind, at: path, before = "", after = "" }: Address): PowerShell {
  const value = itemAt(powershell`$job`, path);
  if (kind === "url") return value;
  const part = kind === "path" ? powershell`([uri] ${value}).AbsolutePath` : value;
  return after === "" ? powershell`${before} + ${part}` : powershell`${before} + ${part} + ${after}`;
}

function queue(request: NeutralRequest, { status, result, state, done, failed, answer }: Queue): PowerShell {
  const isRouted = [status, result].some((one) => one?.kind === "path");
  const found = itemAt(powershell`$job`, state);
  return powershell`
    ${headers(request)}
    ${prepared(request)}
    $job = Invoke-RestMethod -Method Post -Uri ${request.url} -Headers $headers ${bodyArguments(request)}

    ${isRouted ? powershell`# The answer names the provider's own address; ask for the same path through the router.` : none.powershell}
    $statusUrl = ${address(status)}
    ${result === undefined ? none.powershell : powershell`$resultUrl = ${address(result)}`}

    while ($true) {
        $job = Invoke-RestMethod -Uri $statusUrl -Headers $headers
        if (${found} -ceq ${done}) {
            break
        }
        ${
          failed.length === 0
            ? none.powershell
            : powershell`
                if (${failed} -contains ${found}) {
                    throw "No result: $($job | ConvertTo-Json -Depth 20)"
                }
              `
        }
        Start-Sleep -Seconds 1
    }
    ${result === undefined ? none.powershell : powershell`$job = Invoke-RestMethod -Uri $resultUrl -Headers $headers`}

    ${use(answer, powershell`$job`)}
  `;
}

/** Bytes go into a file; JSON is read first. */
function once(request: NeutralRequest, result: Answer): PowerShell {
  const call = powershell`Invoke-RestMethod -Method Post -Uri ${request.url} -Headers $headers ${bodyArguments(request)}`;
  const before = powershell`
    ${headers(request)}
    ${prepared(request)}
  `;
  if (result.kind === "file") {
    return powershell`
      ${before}
      ${call} -OutFile ${`${result.name}.${result.extension}`}
    `;
  }
  return powershell`
    ${before}
    $answer = ${call}

    ${use(result, powershell`$answer`)}
  `;
}

function send({ request }: TemplateInput): PowerShell {
  if (request === undefined) return none.powershell;
  const { result } = request;
  return powershell`
    $ErrorActionPreference = 'Stop'
    ${file(request.body)}

    ${result.kind === "queue" ? queue(request, result) : result.kind === "chat-stream" ? stream(request) : once(request, result)}
  `;
}

export default {
  id: "invoke-restmethod",
  language: "powershell",
  kind: "http",
  docsUrl: "https://learn.microsoft.com/powershell/module/microsoft.powershell.utility/invoke-restmethod",
  install: null,
  serves: ({ served }) => served.request !== undefined,
  templates: everyTask(send),
} satisfies Client<"powershell">;
