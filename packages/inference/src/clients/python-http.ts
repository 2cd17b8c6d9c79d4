// The code of Python's HTTP libraries, which differ in few words.
import { type Fragment, itemAt, none, py, pyImport, type Value } from "@modelshelf/code";
import type { TemplateName } from "../client.ts";
import {
  type Address,
  type Answer,
  type Body,
  bodyLiteral,
  fileIn,
  type NeutralRequest,
  type Path,
  type Queue,
} from "../request.ts";
import type { TemplateInput } from "../template-input.ts";
import { everyTask } from "./every-task.ts";

type Python = Fragment<"python">;

/** How one library says it. */
export interface PythonHttp {
  readonly importLine: string;
  readonly post: Python;
  readonly get: Python;
  /** Further arguments of every call, each with its comma. */
  readonly always: Python;
  /** Further arguments of a download, which may be redirected, behind a comma. */
  readonly download: Python;
  /** Argument that takes a body as it is. */
  readonly content: Python;
  /** The beginning of a request whose answer is read line by line; arguments follow. */
  readonly stream: (url: string, args: Python) => Python;
  /** The lines of such an answer, as text. */
  readonly lines: Python;
}

/** Templates for all tasks. */
export function pythonHttp(http: PythonHttp): Record<TemplateName, (input: TemplateInput) => Python> {
  return everyTask(({ request }) => {
    if (request === undefined) return none.python;
    const imports = pyImport(http.importLine);
    if (request.result.kind === "chat-stream") {
      return py`
        ${imports}
        ${stream(http, request)}
      `;
    }
    const { result } = request;
    return py`
      ${imports}
      ${file(request.body)}

      ${result.kind === "queue" ? queue(http, request, result) : post(http, request)}

      ${result.kind === "queue" ? use(http, result.answer, py`job`) : use(http, result, py`response.json()`)}
    `;
  });
}

/** Headers that the library does not set by itself. */
function headers({ headers: all, body }: NeutralRequest): Value<"python"> {
  const { "Content-Type": contentType, ...others } = all;
  return body.kind === "file" && contentType !== undefined ? { ...others, "Content-Type": contentType } : { ...others };
}

/** The constant that names the file, and what of it is read before the request. */
function file(body: Body): Python {
  const found = fileIn(body);
  if (found === undefined) return none.python;
  if (body.kind !== "json") return py`FILE = ${found.path}`;
  return py`
    ${pyImport("import base64")}
    FILE = ${found.path}

    with open(FILE, "rb") as file:
        encoded = base64.b64encode(file.read()).decode()
  `;
}

const json = (body: Body): Value<"python"> =>
  body.kind === "json"
    ? bodyLiteral<"python">(body.value, ({ prefix }) => (prefix === "" ? py`encoded` : py`${prefix} + encoded`))
    : {};

function post(http: PythonHttp, request: NeutralRequest): Python {
  const { url, body } = request;
  switch (body.kind) {
    case "json":
      return py`
        response = ${http.post}(
            ${url},
            headers=${headers(request)},
            json=${json(body)},
            ${http.always}
        )
        response.raise_for_status()
      `;
    case "file":
      return py`
        with open(FILE, "rb") as file:
            response = ${http.post}(
                ${url},
                headers=${headers(request)},
                ${http.content}=file,
                ${http.always}
            )
        response.raise_for_status()
      `;
    case "form":
      return py`
        with open(FILE, "rb") as file:
            response = ${http.post}(
                ${url},
                headers=${headers(request)},
                data=${body.fields},
                files=${{ [body.fileField]: py`file` }},
                ${http.always}
            )
        response.raise_for_status()
      `;
  }
}

/** What is done with the answer; `answer` is the expression of its JSON. */
function use(http: PythonHttp, result: Answer, answer: Python): Python {
  switch (result.kind) {
    case "text":
      return py`print(${itemAt(answer, result.at)})`;
    case "json":
      return py`
        ${pyImport("import json")}
        print(json.dumps(${itemAt(answer, result.at)}, indent=2, ensure_ascii=False))
      `;
    case "vector":
      return py`
        vector = ${itemAt(answer, result.at)}
        print(f"{len(vector)} numbers: {vector[:5]} ...")
      `;
    case "rows":
      return rows(result, answer);
    case "file":
      return py`
        with open(${`${result.name}.${result.extension}`}, "wb") as file:
            file.write(response.content)
      `;
    case "base64":
      return py`
        ${pyImport("import base64")}
        with open(${`${result.name}.${result.extension}`}, "wb") as file:
            file.write(base64.b64decode(${itemAt(answer, result.at)}))
      `;
    case "url":
      return download(http, result, answer);
    case "spoken":
      return py`
        output = ${itemAt(answer, result.at)}
        if isinstance(output, list):
            output = output[0]
        if isinstance(output, dict):
            output = output.get("transcription") or output.get("text") or output
        print(output)
      `;
  }
}

function rows({ at: path, columns, file }: Extract<Answer, { kind: "rows" }>, answer: Python): Python {
  const print = columns.reduce<Python>(
    (list, column, index) => (index === 0 ? py`row[${column}]` : py`${list}, row[${column}]`),
    py``,
  );
  if (file === undefined) {
    return py`
      for row in ${itemAt(answer, path)}:
          print(${print}, sep="\t")
    `;
  }
  return py`
    ${pyImport("import base64")}
    for number, row in enumerate(${itemAt(answer, path)}, start=1):
        print(${print}, sep="\t")
        with open(${`${file.name}-`} + str(number) + ${`.${file.extension}`}, "wb") as file:
            file.write(base64.b64decode(row[${file.at}]))
  `;
}

function download(http: PythonHttp, result: Extract<Answer, { kind: "url" }>, answer: Python): Python {
  const { name, at: path, or, oneOrMore } = result;
  const url = or === undefined ? py`url = ${itemAt(answer, path)}` : either(answer, path, or);
  return py`
    ${pyImport("from pathlib import Path", "from urllib.parse import urlparse")}
    ${url}
    ${oneOrMore ? py`url = url if isinstance(url, str) else url[0]` : none.python}
    download = ${http.get}(url${http.download})
    download.raise_for_status()
    with open(${name} + Path(urlparse(url).path).suffix, "wb") as file:
        file.write(download.content)
  `;
}

function either(answer: Python, [first = "", ...path]: Path, [second = "", ...other]: Path): Python {
  return py`
    answer = ${answer}
    url = ${itemAt(py`answer[${first}]`, path)} if ${first} in answer else ${itemAt(py`answer[${second}]`, other)}
  `;
}

function stream(http: PythonHttp, request: NeutralRequest): Python {
  return py`
    ${pyImport("import json")}
    with ${http.stream(
      request.url,
      py`
        headers=${headers(request)},
        json=${json(request.body)},
        ${http.always}
      `,
    )} as response:
        response.raise_for_status()
        for line in ${http.lines}:
            if not line.startswith("data:"):
                continue
            data = line.removeprefix("data:").strip()
            if data == "[DONE]":
                break
            chunk = json.loads(data)
            if chunk.get("choices"):
                print(chunk["choices"][0]["delta"].get("content") or "", end="", flush=True)
    print()
  `;
}

/** The URL that the first answer names; `response` is that answer. */
function address({ kind, at: path, before = "", after = "" }: Address): Python {
  const value = itemAt(py`response.json()`, path);
  if (kind === "url") return value;
  const part = kind === "path" ? py`urlparse(${value}).path` : value;
  return after === "" ? py`${before} + ${part}` : py`${before} + ${part} + ${after}`;
}

/** The variables `status_url` and `result_url`. */
function addresses({ status, result }: Queue): Python {
  const isRouted = status.kind === "path" || result?.kind === "path";
  const remark = isRouted
    ? py`# The answer names the provider's own address; ask for the same path through the router.`
    : none.python;
  if (result === undefined) {
    return py`
      ${remark}
      status_url = ${address(status)}
    `;
  }
  if (!isRouted) {
    return py`
      status_url = ${address(status)}
      result_url = ${address(result)}
    `;
  }
  const { after: statusEnd = "", ...job } = status;
  return py`
    ${remark}
    job_url = ${address(job)}
    status_url = job_url + ${statusEnd}
    result_url = job_url + ${result.after ?? ""}
  `;
}

function queue(http: PythonHttp, request: NeutralRequest, result: Queue): Python {
  const { "Content-Type": _contentType, ...polling } = request.headers;
  const isRouted = [result.status, result.result].some((one) => one?.kind === "path");
  return py`
    ${pyImport("import time", ...(isRouted ? ["from urllib.parse import urlparse"] : []))}
    headers = ${polling}

    response = ${http.post}(
        ${request.url},
        headers=headers,
        json=${json(request.body)},
        ${http.always}
    )
    response.raise_for_status()

    ${addresses(result)}

    while True:
        response = ${http.get}(status_url, headers=headers)
        response.raise_for_status()
        job = response.json()
        if ${itemAt(py`job`, result.state)} == ${result.done}:
            break
        ${failure(result)}
        time.sleep(1)
    ${
      result.result === undefined
        ? none.python
        : py`

            response = ${http.get}(result_url, headers=headers)
            response.raise_for_status()
            job = response.json()
          `
    }
  `;
}

function failure({ state, failed }: Queue): Python {
  if (failed.length === 0) return none.python;
  return py`
    if ${itemAt(py`job`, state)} in ${failed}:
        raise SystemExit(f"No result: {job}")
  `;
}
