// The harness itself is under test here: each small snippet has one fault, and exactly that must be found.
import { expect, test } from "vitest";
import { eventStreamAnswer, fileAnswer, jsonAnswer } from "../src/proxy/answers.ts";
import { habitsOf } from "../src/run/client-habits.ts";
import type { Exchange } from "../src/run/exchange.ts";
import { runSnippet, type SnippetRun } from "../src/run/run-snippet.ts";
import { newWorkshop } from "./workshop.ts";

const url = "https://api.example.com/v1/chat/completions";
const message = `it's "quoted" $(id) \`id\` \\ 你好 😀`;
const exchange: Exchange = {
  steps: [
    {
      expected: {
        method: "POST",
        url,
        headers: { Authorization: "Bearer secret-1", "Content-Type": "application/json" },
        body: { json: { model: "m", messages: [{ role: "user", content: message }] } },
      },
      answers: [jsonAnswer({ choices: [{ message: { role: "assistant", content: "Grüße aus Paris" } }] })],
    },
  ],
};

const body = JSON.stringify({ model: "m", messages: [{ role: "user", content: message }] });
const curl = (changes: { url?: string; headers?: string; body?: string } = {}) => `curl -sS ${changes.url ?? url} \\
  ${changes.headers ?? '-H "Authorization: Bearer $API_KEY" -H "Content-Type: application/json"'} \\
  --data-raw '${(changes.body ?? body).replaceAll("'", "'\\''")}'`;

async function findings(change: Partial<SnippetRun>, timeLimit?: number): Promise<readonly string[]> {
  const run: SnippetRun = {
    language: "shell",
    code: curl(),
    habits: habitsOf("shell", "curl"),
    exchange,
    variables: { API_KEY: "secret-1" },
    prints: ["Grüße aus Paris"],
    ...change,
  };
  return (await runSnippet(run, await newWorkshop(timeLimit))).findings;
}

test("a snippet that sends what it should and prints the answer has no findings", async () => {
  expect(await findings({})).toEqual([]);
});

test("a wrong URL is found", async () => {
  const found = await findings({ code: curl({ url: "https://api.example.com/v1/chat" }) });
  expect(found).toContain(`URL https://api.example.com/v1/chat, expected ${url}`);
});

test("a wrong host is found and gets no answer", async () => {
  const found = await findings({ code: curl({ url: "https://api.example.org/v1/chat/completions" }) });
  expect(found.join("\n")).toMatch(/URL https:\/\/api\.example\.org/);
  expect(found.join("\n")).toMatch(/nothing is served at POST/);
});

test("a missing header is found", async () => {
  const found = await findings({ code: curl({ headers: '-H "Content-Type: application/json"' }) });
  expect(found).toEqual(['header authorization is missing, expected "Bearer secret-1"']);
});

test("a header that nobody asked for is found", async () => {
  const headers = '-H "Authorization: Bearer $API_KEY" -H "Content-Type: application/json" -H "X-Debug: 1"';
  expect(await findings({ code: curl({ headers }) })).toEqual(['header x-debug: "1" was not asked for']);
});

test("a token that is not the environment variable's is found", async () => {
  const found = await findings({ variables: { API_KEY: "secret-2" } });
  expect(found).toEqual(['header authorization is "Bearer secret-2", expected "Bearer secret-1"']);
});

test("a message that arrives changed is found", async () => {
  const found = await findings({ code: curl({ body: body.replace("it's", "its") }) });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^body\.messages\[0\]\.content is "its /);
});

test("a field that nobody asked for is found", async () => {
  const found = await findings({ code: curl({ body: body.replace("{", '{"stream":false,') }) });
  expect(found).toEqual(['body.stream was not asked for: "false"']);
});

test("a request too many is found", async () => {
  const found = await findings({ code: `${curl()}\ncurl -sS https://elsewhere.example.net/` });
  expect(found).toEqual(["GET https://elsewhere.example.net/ was not asked for"]);
});

test("a request that is never sent is found", async () => {
  expect(await findings({ code: "echo 'Grüße aus Paris'" })).toEqual([`POST ${url} was never asked for`]);
});

test("an answer that is not printed is found", async () => {
  expect(await findings({ code: `${curl()} > /dev/null` })).toEqual([
    'printed "", expected it to hold "Grüße aus Paris"',
  ]);
});

test("a snippet that hangs is ended with all that it started", async () => {
  const started = performance.now();
  const found = await findings({ code: `${curl()}\nsleep 60 & sleep 60` }, 2_000);
  expect(found).toEqual(["still ran after 2 s"]);
  expect(performance.now() - started).toBeLessThan(10_000);
});

test("a snippet that fails says how", async () => {
  const found = await findings({ code: `${curl()}\necho broken >&2\nexit 3` });
  expect(found).toEqual(["ended with 3: broken"]);
});

test("Node's fetch trusts the proxy and is recorded, and a stream cut in odd places arrives whole", async () => {
  const streamed: Exchange = {
    steps: [
      {
        expected: {
          method: "POST",
          url,
          headers: { authorization: "Bearer secret-1" },
          body: { json: { stream: true } },
        },
        answers: [
          eventStreamAnswer(["Grü", "ße aus 東京", " 😀"].map((content) => ({ choices: [{ delta: { content } }] }))),
        ],
      },
    ],
  };
  const code = `
    const response = await fetch("${url}", {
      method: "POST",
      headers: { Authorization: \`Bearer \${process.env.API_KEY}\`, "Content-Type": "application/json" },
      body: JSON.stringify({ stream: true }),
    });
    let text = "";
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) text += piece;
    for (const line of text.split("\\n")) {
      if (!line.startsWith("data: {")) continue;
      process.stdout.write(JSON.parse(line.slice(6)).choices[0].delta.content);
    }`;
  const habits = habitsOf("javascript", "fetch");
  const run = { language: "javascript", code, habits, exchange: streamed, prints: ["Grüße aus 東京 😀"] } as const;
  // The content type is not among what this exchange expects.
  expect(await findings(run)).toEqual(['header content-type: "application/json" was not asked for']);
});

test("Python trusts the proxy, sends the bytes of a file, and writes the bytes that it receives", async () => {
  const bytes = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 256);
  const image = Uint8Array.from({ length: 5_000 }, (_, index) => index % 251);
  const upload: Exchange = {
    steps: [
      {
        expected: { method: "POST", url, headers: { "content-type": "audio/flac" }, body: { bytes } },
        answers: [fileAnswer(image, "image/png")],
      },
    ],
  };
  const code = (name: string) => `
import urllib.request

with open("sample.flac", "rb") as file:
    request = urllib.request.Request("${url}", data=file.read(), headers={"Content-Type": "audio/flac"})
with urllib.request.urlopen(request) as response, open("${name}", "wb") as output:
    output.write(response.read()${name === "short.png" ? "[1:]" : ""})`;
  const run = {
    language: "python",
    habits: habitsOf("python", "requests"),
    exchange: upload,
    files: { "sample.flac": bytes },
    writes: [{ bytes: image }],
  } as const;
  expect(await findings({ ...run, code: code("image.png"), prints: [] })).toEqual([]);
  const short = await findings({ ...run, code: code("short.png"), prints: [] });
  expect(short).toEqual(["wrote short.png (4999 bytes), expected one with the 5000 bytes received"]);
});

test("a warning about the snippet's own code is found", async () => {
  const code = "import warnings\nwarnings.warn('old', DeprecationWarning)";
  const run = { language: "python", code, habits: habitsOf("python", "requests"), exchange: { steps: [] } } as const;
  expect((await findings({ ...run, prints: [] }))[0]).toMatch(/^ended with 1: .*DeprecationWarning: old/);
});

test("a snippet that keeps a stream to itself until its end is found", async () => {
  const events = ["one", " two"].map((content) => ({ choices: [{ delta: { content } }] }));
  const expected = { method: "GET", url, headers: {} };
  const streamed: Exchange = { steps: [{ expected, answers: [eventStreamAnswer(events, 1)] }] };
  const run = { exchange: streamed, prints: ["one", "two"], printsAtOnce: "one" } as const;
  expect(await findings({ ...run, code: `curl -sS --no-buffer ${url}` })).toEqual([]);
  expect(await findings({ ...run, code: `answer=$(curl -sS ${url})\necho "$answer"` })).toEqual([
    "printed nothing of the stream in 1.5 s while it was under way",
  ]);
});
