import { type Fragment, itemAt, js, jsImport, none, type Value } from "@modelshelf/code";
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

type JavaScript = Fragment<"javascript">;

// Source: the Fetch standard as Node 22 and newer have it; nodejs.org/api/globals.html (read 2026-11-21).

/** The constant that names the file. */
function file(body: Body): JavaScript {
  const found = fileIn(body);
  if (found === undefined) return none.javascript;
  return js`
    ${jsImport('import { readFile } from "node:fs/promises";')}
    const FILE = ${found.path};
  `;
}

const json = (body: Body): Value<"javascript"> =>
  body.kind === "json"
    ? bodyLiteral<"javascript">(body.value, ({ prefix }) =>
        prefix === "" ? js`await readFile(FILE, "base64")` : js`${prefix} + (await readFile(FILE, "base64"))`,
      )
    : {};

/** What is prepared before the request, and the expression that is its body. */
function body(request: NeutralRequest): {
  readonly before: JavaScript;
  readonly value: JavaScript;
} {
  const { body } = request;
  switch (body.kind) {
    case "json":
      return { before: none.javascript, value: js`JSON.stringify(${json(body)})` };
    case "file":
      return { before: none.javascript, value: js`await readFile(FILE)` };
    case "form":
      return {
        before: js`
          ${jsImport('import { basename } from "node:path";')}
          const form = new FormData();
          ${fieldLines(body.fields)}
          form.append(${body.fileField}, new Blob([await readFile(FILE)], { type: ${body.file.contentType} }), basename(FILE));
        `,
        value: js`form`,
      };
  }
}

function fieldLines(fields: Readonly<Record<string, string>>): JavaScript {
  return Object.entries(fields).reduce(
    (lines, [name, value]) => js`
      ${lines}
      form.append(${name}, ${value});
    `,
    none.javascript as JavaScript,
  );
}

const failure = js`
  if (!response.ok) {
    throw new Error(\`HTTP \${response.status}: \${await response.text()}\`);
  }
`;

function post(request: NeutralRequest): JavaScript {
  const { before, value } = body(request);
  return js`
    ${before}
    const response = await fetch(${request.url}, {
      method: "POST",
      headers: ${request.headers},
      body: ${value},
    });
    ${failure}
  `;
}

/** What is done with the answer; `answer` is its JSON. Bytes come from `response`. */
function use(result: Answer, answer: JavaScript): JavaScript {
  switch (result.kind) {
    case "text":
    case "json":
      return js`console.log(${itemAt(answer, result.at)});`;
    case "vector":
      return js`
        const vector = ${itemAt(answer, result.at)};
        console.log(\`\${vector.length} numbers:\`, vector.slice(0, 5), "...");
      `;
    case "rows":
      return rows(result, answer);
    case "file":
      return js`
        ${writeFile}
        await writeFile(${`${result.name}.${result.extension}`}, Buffer.from(await response.arrayBuffer()));
      `;
    case "base64":
      return js`
        ${writeFile}
        await writeFile(${`${result.name}.${result.extension}`}, ${itemAt(answer, result.at)}, "base64");
      `;
    case "url":
      return js`
        ${writeFile}
        ${jsImport('import { extname } from "node:path";')}
        const url = ${result.or ? js`(${itemAt(answer, result.at.slice(0, 1))} ?? ${itemAt(answer, result.or.slice(0, 1))}).url` : itemAt(answer, result.at)};
        const download = await fetch(${result.oneOrMore ? js`Array.isArray(url) ? url[0] : url` : js`url`});
        if (!download.ok) {
          throw new Error(\`HTTP \${download.status} for \${download.url}\`);
        }
        await writeFile(${result.name} + extname(new URL(download.url).pathname), Buffer.from(await download.arrayBuffer()));
      `;
    case "spoken":
      return js`
        const output = ${itemAt(answer, result.at)};
        const spoken = Array.isArray(output) ? output[0] : output;
        console.log(spoken.transcription ?? spoken.text ?? spoken);
      `;
  }
}

const writeFile = jsImport('import { writeFile } from "node:fs/promises";');

function rows({ at: path, columns, file }: Extract<Answer, { kind: "rows" }>, answer: JavaScript): JavaScript {
  const values = columns.reduce<JavaScript>(
    (list, column, index) => (index === 0 ? itemAt(js`row`, [column]) : js`${list}, ${itemAt(js`row`, [column])}`),
    js``,
  );
  if (file === undefined) {
    return js`
      for (const row of ${itemAt(answer, path)}) {
        console.log(${values});
      }
    `;
  }
  return js`
    ${writeFile}
    for (const [index, row] of ${itemAt(answer, path)}.entries()) {
      console.log(${values});
      await writeFile(${`${file.name}-`} + (index + 1) + ${`.${file.extension}`}, ${itemAt(js`row`, [file.at])}, "base64");
    }
  `;
}

// An event may be cut anywhere on its way; only whole lines are read.
const printStream = js`
  let rest = "";
  for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      const data = line.startsWith("data:") ? line.slice(5).trim() : "";
      if (data === "" || data === "[DONE]") continue;
      process.stdout.write(JSON.parse(data).choices?.[0]?.delta?.content ?? "");
    }
  }
  console.log();
`;

/** The URL that the first answer, `job`, names. */
function address({ kind, at: path, before = "", after = "" }: Address): JavaScript {
  const value = itemAt(js`job`, path);
  if (kind === "url") return value;
  const part = kind === "path" ? js`new URL(${value}).pathname` : value;
  return after === "" ? js`${before} + ${part}` : js`${before} + ${part} + ${after}`;
}

/** The variables `statusUrl` and `resultUrl`. */
function addresses({ status, result }: Queue): JavaScript {
  const isRouted = status.kind === "path" || result?.kind === "path";
  const remark = isRouted
    ? js`// The answer names the provider's own address; ask for the same path through the router.`
    : none.javascript;
  if (result === undefined) {
    return js`
      ${remark}
      const statusUrl = ${address(status)};
    `;
  }
  if (!isRouted) {
    return js`
      const statusUrl = ${address(status)};
      const resultUrl = ${address(result)};
    `;
  }
  const { after: statusEnd = "", ...job } = status;
  return js`
    ${remark}
    const jobUrl = ${address(job)};
    const statusUrl = jobUrl + ${statusEnd};
    const resultUrl = jobUrl + ${result.after ?? ""};
  `;
}

function queue(request: NeutralRequest, result: Queue): JavaScript {
  const { "Content-Type": _contentType, ...polling } = request.headers;
  const state = itemAt(js`job`, result.state);
  return js`
    ${jsImport('import { setTimeout } from "node:timers/promises";')}
    const headers = ${polling};

    async function ask(url, options) {
      const response = await fetch(url, options);
      ${failure}
      return response.json();
    }

    let job = await ask(${request.url}, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: ${body(request).value},
    });
    ${addresses(result)}

    while (true) {
      job = await ask(statusUrl, { headers });
      if (${state} === ${result.done}) break;
      ${
        result.failed.length === 0
          ? none.javascript
          : js`
              if (${result.failed}.includes(${state})) {
                throw new Error(\`No result: \${JSON.stringify(job)}\`);
              }
            `
      }
      await setTimeout(1000);
    }
    ${result.result === undefined ? none.javascript : js`job = await ask(resultUrl, { headers });`}
  `;
}

function send({ request }: TemplateInput): JavaScript {
  if (request === undefined) return none.javascript;
  const { result } = request;
  if (result.kind === "queue") {
    return js`
      ${file(request.body)}

      ${queue(request, result)}

      ${use(result.answer, js`job`)}
    `;
  }
  return js`
    ${file(request.body)}

    ${post(request)}

    ${result.kind === "chat-stream" ? printStream : answerOf(result)}
  `;
}

/** Bytes stay unread; JSON is read first. */
const answerOf = (result: Answer): JavaScript =>
  result.kind === "file"
    ? use(result, js`response`)
    : js`
        const answer = await response.json();
        ${use(result, js`answer`)}
      `;

export default {
  id: "fetch",
  language: "javascript",
  kind: "http",
  docsUrl: "https://developer.mozilla.org/docs/Web/API/Fetch_API",
  install: null,
  serves: ({ served }) => served.request !== undefined,
  templates: everyTask(send),
} satisfies Client<"javascript">;
