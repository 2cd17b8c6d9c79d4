import { pip } from "@modelshelf/catalogue";
import { type Fragment, none, py, pyImport, type Value } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import { type Answer, type Body, bodyLiteral, fileIn, type NeutralRequest, type Queue } from "../../request.ts";
import type { TemplateInput } from "../../template-input.ts";

// Source: https://requests.readthedocs.io/en/latest/user/quickstart/, requests 2.34.2 (read 2026-11-21).

/** Headers that requests does not set by itself. */
function headers({ headers: all, body }: NeutralRequest): Value<"python"> {
  const { "Content-Type": contentType, ...others } = all;
  return body.kind === "file" && contentType !== undefined ? { ...others, "Content-Type": contentType } : { ...others };
}

/** The constant that names the file, and what of it is read before the request. */
function file(body: Body): Fragment<"python"> {
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
  body.kind === "json" ? bodyLiteral<"python">(body.value, ({ prefix }) => py`${prefix} + encoded`) : {};

function post(request: NeutralRequest): Fragment<"python"> {
  const { url, body } = request;
  switch (body.kind) {
    case "json":
      return py`
        response = requests.post(
            ${url},
            headers=${headers(request)},
            json=${json(body)},
        )
        response.raise_for_status()
      `;
    case "file":
      return py`
        with open(FILE, "rb") as file:
            response = requests.post(
                ${url},
                headers=${headers(request)},
                data=file,
            )
        response.raise_for_status()
      `;
    case "form":
      return py`
        with open(FILE, "rb") as file:
            response = requests.post(
                ${url},
                headers=${headers(request)},
                data=${body.fields},
                files=${{ [body.fileField]: py`file` }},
            )
        response.raise_for_status()
      `;
  }
}

/** What is done with the answer, which is in the variable `response`. */
function use(result: Answer): Fragment<"python"> {
  switch (result.kind) {
    case "chat":
      return py`print(response.json()["choices"][0]["message"]["content"])`;
    case "completion":
      return py`print(response.json()["choices"][0]["text"])`;
    case "transcription":
      return py`print(response.json()["text"])`;
    case "image":
      return py`
        with open("image.png", "wb") as file:
            file.write(response.content)
      `;
    case "image-base64":
      return py`
        ${pyImport("import base64")}
        with open("image.png", "wb") as file:
            file.write(base64.b64decode(response.json()["data"][0]["b64_json"]))
      `;
    case "image-url":
      return py`
        image_url = response.json()["images"][0]["url"]
        ${saveImage}
      `;
    case "prediction":
      return py`
        prediction = response.json()
        if prediction.get("output") is None:
            raise SystemExit(f"No output yet, status {prediction['status']}: {prediction.get('error')}")

        output = prediction["output"]
        ${result.output === "image" ? predictedImage : predictedText}
      `;
  }
}

const saveImage = py`
  ${pyImport("from pathlib import Path", "from urllib.parse import urlparse")}
  image = requests.get(image_url)
  image.raise_for_status()
  with open("image" + Path(urlparse(image_url).path).suffix, "wb") as file:
      file.write(image.content)
`;

const predictedImage = py`
  image_url = output if isinstance(output, str) else output[0]
  ${saveImage}
`;

// Models name their text differently.
const predictedText = py`
  if isinstance(output, dict):
      output = output.get("transcription") or output.get("text") or output
  print(output)
`;

function stream(request: NeutralRequest): Fragment<"python"> {
  return py`
    ${pyImport("import json", "import requests")}
    with requests.post(
        ${request.url},
        headers=${headers(request)},
        json=${json(request.body)},
        stream=True,
    ) as response:
        response.raise_for_status()
        for line in response.iter_lines():
            if not line.startswith(b"data:"):
                continue
            data = line.removeprefix(b"data:").strip()
            if data == b"[DONE]":
                break
            chunk = json.loads(data)
            if chunk.get("choices"):
                print(chunk["choices"][0]["delta"].get("content") or "", end="", flush=True)
    print()
  `;
}

function queue(request: NeutralRequest, result: Queue): Fragment<"python"> {
  const { via } = result;
  const { "Content-Type": _contentType, ...pollHeaders } = request.headers;
  const job = via
    ? py`
        ${pyImport("from urllib.parse import urlparse")}
        # The queue answers with its own addresses; ask for the same paths through the router.
        job_url = ${via.base} + urlparse(response.json()["response_url"]).path
        status_url = job_url + ${`/status${via.query}`}
        result_url = job_url + ${via.query}
      `
    : py`
        status_url = response.json()["status_url"]
        result_url = response.json()["response_url"]
      `;
  return py`
    ${pyImport("import requests", "import time")}
    headers = ${pollHeaders}

    response = requests.post(
        ${request.url},
        headers=headers,
        json=${json(request.body)},
    )
    response.raise_for_status()

    ${job}
    while True:
        status = requests.get(status_url, headers=headers)
        status.raise_for_status()
        if status.json()["status"] == "COMPLETED":
            break
        time.sleep(0.5)

    response = requests.get(result_url, headers=headers)
    response.raise_for_status()

    ${use(result.result)}
  `;
}

function send({ request }: TemplateInput): Fragment<"python"> {
  if (request === undefined) return none.python;
  if (request.result.kind === "chat-stream") return stream(request);
  if (request.result.kind === "queue") return queue(request, request.result);
  return py`
    ${pyImport("import requests")}
    ${file(request.body)}

    ${post(request)}

    ${use(request.result)}
  `;
}

export default {
  id: "requests",
  language: "python",
  kind: "http",
  docsUrl: "https://requests.readthedocs.io",
  install: pip("requests"),
  serves: ({ served }) => served.request !== undefined,
  templates: {
    conversational: send,
    "conversational-stream": send,
    "text-generation": send,
    "text-to-image": send,
    "automatic-speech-recognition": send,
  },
} satisfies Client<"python">;
