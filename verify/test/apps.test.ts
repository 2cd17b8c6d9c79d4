import { type AppId, applicableApps, appSystems } from "@modelshelf/catalogue";
import { expect, test } from "vitest";
import { listDifferences, optionsIn } from "../src/apps/program-help.ts";
import { quoted, requestsOf } from "../src/apps/run.ts";
import { listenBefore, NotServingError, startServing } from "../src/apps/serving.ts";
import { talkers } from "../src/apps/talker.ts";
import { actOf, modelOf, stepsOf, trialSources, trials, UnknownStepError } from "../src/apps/trials.ts";
import { hubUrl } from "../src/models/snippets.ts";
import { runProcess } from "../src/run/process.ts";

const talker = talkers.gguf;
const ids = Object.keys(trials) as AppId[];
const env = { PATH: process.env.PATH ?? "" };

test.each(ids)("every step of %s can be carried out, and some of them are", (id) => {
  expect(applicableApps(modelOf(id), { endpoint: hubUrl })).toContain(id);
  const acts = stepsOf(id, modelOf(id)).map(actOf);
  expect(acts.some(({ kind }) => kind === "run")).toBe(true);
  // Something has to print what the model says.
  const speaks = acts.some((act) => act.kind === "run" && (act.types !== undefined || act.words !== undefined));
  expect(speaks || trials[id]?.asks !== undefined).toBe(true);
});

test("the commands that are run are those of the model on the reader's own hub, each once", () => {
  const sources = trialSources();
  expect(new Set(sources.map(({ key }) => key)).size).toBe(sources.length);
  expect(sources.map(({ key }) => key)).toEqual(
    expect.arrayContaining(["apps/llama.cpp/talker.linux.2.sh", "apps/mlx-lm/talker.macos.2.sh"]),
  );
  for (const { code, ran, key } of sources) {
    expect(ran, key).toBe(true);
    expect(code, key).not.toContain("install ");
  }
  expect(sources.filter(({ code }) => code.includes(`HF_ENDPOINT=${hubUrl} llama-server`))).not.toEqual([]);
  expect(Object.keys(appSystems)).toContain("linux");
});

test("a step is nothing to do, a file to write, or a program to run", () => {
  const shell = (code: string) => ({ text: "Start it.", code: { language: "shell" as const, code } });
  expect(actOf({ text: "Choose the model." })).toEqual({ kind: "nothing" });
  expect(actOf({ ...shell("brew install x"), install: { manager: "brew", packages: ["x"] } }).kind).toBe("nothing");
  const text = (words: string) => ({ text: words, code: { language: "json" as const, code: "{}" } });
  expect(actOf(text("Write this to ~/.pi/agent/models.json."))).toEqual({
    kind: "write",
    path: "~/.pi/agent/models.json",
    text: "{}",
  });
  expect(actOf(text("Write this to opencode.json in the folder of your project."))).toMatchObject({
    path: "opencode.json",
  });
  expect(() => actOf(text("Type this."))).toThrow(UnknownStepError);
  expect(actOf(shell("HF_ENDPOINT=http://a llama-server --hf-repo a/b \\\n  --port 1"))).toMatchObject({
    kind: "run",
    serves: "http://localhost:8080/v1",
  });
  expect(actOf(shell("npx -y node-llama-cpp \\\n  pull --dir ./models x"))).toMatchObject({ fills: "models" });
  expect(() => actOf(shell("pirate"))).toThrow(/"pirate"/);
});

const help = `----- common params -----
-h,    --help, --usage                  print usage and exit
--fim-qwen-1.5b-default                 use default Qwen 2.5 Coder 1.5B
-m,    --model FNAME                    model path, see --other
                                        (env: LLAMA_ARG_MODEL), not --this
--spec-draft-override-tensor, -otd, --override-tensor-draft <tensor name pattern>=<buffer type>,...
                                        override --that
`;

test("a program's options are those that its help begins a line with", () => {
  const found = ["--help", "--usage", "--fim-qwen-1.5b-default", "--model"];
  const long = ["--spec-draft-override-tensor", "--override-tensor-draft"];
  expect([...optionsIn(help)]).toEqual([...found, ...long]);
  expect(listDifferences([...found, ...long].join(" "), help)).toEqual([]);
  expect(listDifferences([...found.slice(1), "--gone", ...long].join(" "), help)).toEqual([
    "its help has no --gone",
    "the list lacks --help",
  ]);
});

test("what is asked for must be the model that the steps named, and something must be", () => {
  const asked = (route: string, model?: string) => ({ route, model, bytes: 2 });
  expect(requestsOf({ asked: [asked("GET /v1/models")] }, talker.id)).toEqual(["never asked the server for anything"]);
  expect(
    requestsOf({ asked: [asked("GET /props"), asked("POST /v1/chat/completions", talker.id)] }, talker.id),
  ).toEqual([]);
  expect(
    requestsOf({ asked: [asked("POST /v1/chat/completions", "gpt"), asked("POST /v1/responses")] }, talker.id),
  ).toEqual([
    `POST /v1/chat/completions asked for gpt, not for ${talker.id}`,
    `POST /v1/responses asked for no model, not for ${talker.id}`,
  ]);
});

test("words reach a command as they are", async () => {
  const { stdout } = await runProcess("sh", ["-c", `printf '%s|'${quoted(["it's", "$HOME", "a b"])}`], {
    cwd: ".",
    env,
    timeLimit: 10_000,
  });
  expect(stdout.toString()).toBe("it's|$HOME|a b|");
});

test("words are typed when a program has printed what they wait for, and then its input ends", async () => {
  const script = 'printf "> "; read a; printf "said %s\\n> " "$a"; read b; cat; echo "ended by $b"';
  const types = [
    { after: "> ", text: "hello\n" },
    { after: "said", text: "bye\n" },
  ];
  const result = await runProcess("sh", ["-c", script], { cwd: ".", env, timeLimit: 10_000, types });
  expect(result).toMatchObject({ code: 0, timedOut: false });
  expect(result.stdout.toString()).toBe("> said hello\n> ended by bye\n");
});

const server = `require("node:http").createServer((i, o) => i.pipe(o)).listen(Number(process.argv[1]), "127.0.0.1")`;

test("what stands before a server hands everything on and remembers who was asked for", async () => {
  const options = { cwd: ".", env, url: "http://127.0.0.1:41877/", patience: 20_000 };
  const serving = await startServing(process.execPath, ["-e", server, "41877"], options);
  const listener = await listenBefore(41878, 41877);
  try {
    const body = JSON.stringify({ model: "tiny/é" });
    const answer = await fetch("http://127.0.0.1:41878/v1/x", { method: "POST", body });
    expect(await answer.text()).toBe(body);
    expect((await fetch("http://127.0.0.1:41878/plain")).status).toBe(200);
    expect(listener.asked).toEqual([
      { route: "POST /v1/x", model: "tiny/é", bytes: Buffer.byteLength(body) },
      { route: "GET /plain", model: undefined, bytes: 0 },
    ]);
  } finally {
    await listener.stop();
    await serving.stop();
  }
  await expect(fetch("http://127.0.0.1:41877/")).rejects.toThrow();
});

test("a server that ends or stays silent is said to, with its last words", async () => {
  const options = { cwd: ".", env, url: "http://127.0.0.1:41879/", patience: 300 };
  const start = (script: string) => startServing("sh", ["-c", script], options);
  await expect(start("echo no such file >&2; exit 3")).rejects.toThrow(/^ended: no such file$/);
  await expect(start("sleep 60")).rejects.toThrow(NotServingError);
});
