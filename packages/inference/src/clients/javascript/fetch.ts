import { type Fragment, js, jsImport, none, type Value } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import { type Answer, type Body, bodyLiteral, fileIn, type NeutralRequest, type Queue } from "../../request.ts";
import type { TemplateInput } from "../../template-input.ts";

// Source: the Fetch standard as Node 22 and newer have it; nodejs.org/api/globals.html (read 2026-11-21).

/** The constant that names the file. */
function file(body: Body): Fragment<"javascript"> {
  const found = fileIn(body);
  if (found === undefined) return none.javascript;
  return js`
    ${jsImport('import { readFile } from "node:fs/promises";')}
    const FILE = ${found.path};
  `;
}

const json = (body: Body): Value<"javascript"> =>
  body.kind === "json"
    ? bodyLiteral<"javascript">(body.value, ({ prefix }) => js`${prefix} + (await readFile(FILE, "base64"))`)
    : {};

/** What is prepared before the request, and the expression that is its body. */
function body(request: NeutralRequest): {
  readonly before: Fragment<"javascript">;
  readonly value: Fragment<"javascript">;
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

function fieldLines(fields: Readonly<Record<string, string>>): Fragment<"javascript"> {
  return Object.entries(fields).reduce(
    (lines, [name, value]) => js`
      ${lines}
      form.append(${name}, ${value});
    `,
    none.javascript as Fragment<"javascript">,
  );
}

const failure = js`
  if (!response.ok) {
    throw new Error(\`HTTP \${response.status}: \${await response.text()}\`);
  }
`;

function post(request: NeutralRequest): Fragment<"javascript"> {
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

/** What is done with the answer, which is in the variable `answer`, an unread response. */
function use(result: Answer, answer: Fragment<"javascript">): Fragment<"javascript"> {
  switch (result.kind) {
    case "chat":
      return js`
        const completion = await ${answer}.json();
        console.log(completion.choices[0].message.content);
      `;
    case "completion":
      return js`
        const completion = await ${answer}.json();
        console.log(completion.choices[0].text);
      `;
    case "transcription":
      return js`
        const { text } = await ${answer}.json();
        console.log(text);
      `;
    case "image":
      return js`
        ${jsImport('import { writeFile } from "node:fs/promises";')}
        await writeFile("image.png", ${answer}.body);
      `;
    case "image-base64":
      return js`
        ${jsImport('import { writeFile } from "node:fs/promises";')}
        const { data } = await ${answer}.json();
        await writeFile("image.png", data[0].b64_json, "base64");
      `;
    case "image-url":
      return js`
        const { images } = await ${answer}.json();
        const imageUrl = images[0].url;
        ${saveImage}
      `;
    case "prediction":
      return js`
        const prediction = await ${answer}.json();
        const { output } = prediction;
        if (output == null) {
          throw new Error(\`No output yet, status \${prediction.status}: \${prediction.error}\`);
        }

        ${result.output === "image" ? predictedImage : predictedText}
      `;
  }
}

// An event may be cut anywhere on its way; only whole lines are read.
const printStream = js`
  let rest = "";
  for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + text).split("\n");
    rest = lines.pop();
    for (const line of lines) {
      const data = line.startsWith("data:") ? line.slice(5).trim() : "";
      if (data === "" || data === "[DONE]") continue;
      process.stdout.write(JSON.parse(data).choices?.[0]?.delta?.content ?? "");
    }
  }
  console.log();
`;

const saveImage = js`
  ${jsImport('import { writeFile } from "node:fs/promises";', 'import { extname } from "node:path";')}
  const image = await fetch(imageUrl);
  if (!image.ok) {
    throw new Error(\`HTTP \${image.status} for \${imageUrl}\`);
  }
  await writeFile("image" + extname(new URL(imageUrl).pathname), image.body);
`;

const predictedImage = js`
  const imageUrl = Array.isArray(output) ? output[0] : output;
  ${saveImage}
`;

// Models name their text differently.
const predictedText = js`
  console.log(output.transcription ?? output.text ?? output);
`;

function queue(request: NeutralRequest, result: Queue): Fragment<"javascript"> {
  const { via } = result;
  const { "Content-Type": _contentType, ...pollHeaders } = request.headers;
  const { value } = body(request);
  const job = via
    ? js`
        const job = await response.json();
        // The queue answers with its own addresses; ask for the same paths through the router.
        const jobUrl = ${via.base} + new URL(job.response_url).pathname;
        const statusUrl = jobUrl + ${`/status${via.query}`};
        const resultUrl = jobUrl + ${via.query};
      `
    : js`
        const job = await response.json();
        const statusUrl = job.status_url;
        const resultUrl = job.response_url;
      `;
  return js`
    ${jsImport('import { setTimeout } from "node:timers/promises";')}
    const headers = ${pollHeaders};

    async function ask(url, options) {
      const response = await fetch(url, options);
      ${failure}
      return response;
    }

    const response = await ask(${request.url}, {
      method: "POST",
      headers: { ...headers, "Content-Type": "application/json" },
      body: ${value},
    });
    ${job}

    while ((await (await ask(statusUrl, { headers })).json()).status !== "COMPLETED") {
      await setTimeout(500);
    }
    const result = await ask(resultUrl, { headers });

    ${use(result.result, js`result`)}
  `;
}

function send({ request }: TemplateInput): Fragment<"javascript"> {
  if (request === undefined) return none.javascript;
  if (request.result.kind === "queue") return queue(request, request.result);
  return js`
    ${file(request.body)}

    ${post(request)}

    ${request.result.kind === "chat-stream" ? printStream : use(request.result, js`response`)}
  `;
}

export default {
  id: "fetch",
  language: "javascript",
  kind: "http",
  docsUrl: "https://developer.mozilla.org/docs/Web/API/Fetch_API",
  install: null,
  serves: ({ served }) => served.request !== undefined,
  templates: {
    conversational: send,
    "conversational-stream": send,
    "text-generation": send,
    "text-to-image": send,
    "automatic-speech-recognition": send,
  },
} satisfies Client<"javascript">;
