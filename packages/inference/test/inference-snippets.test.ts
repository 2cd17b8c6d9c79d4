import type { Install, ModelRecord } from "@modelshelf/catalogue";
import { describe, expect, test } from "vitest";
import {
  clients,
  formatBody,
  InferenceInputError,
  type InferenceOptions,
  type InferenceSnippet,
  inferenceSnippets,
  type Logger,
  matrix,
  neutralRequest,
  parseBody,
  providerIds,
  providers,
  supportedTasks,
  TemplateNotFoundError,
  template,
  tokenVariable,
  UnsupportedFormatError,
} from "../src/index.ts";
import { loraRecord, optionsOf, records, servedRecord, visionRecord } from "./records.ts";

const { conversational: chat, "text-to-image": image, "automatic-speech-recognition": speech } = records;
const generation = records["text-generation"];

const names = (snippets: readonly InferenceSnippet[]) =>
  snippets.map(({ language, client }) => `${language}/${client}`);

function code(model: ModelRecord, options: InferenceOptions, name: string): string {
  const found = inferenceSnippets(model, options).find(({ language, client }) => `${language}/${client}` === name);
  if (!found) throw new Error(`no ${name}`);
  return found.code;
}

function recorded(): Logger & { readonly messages: string[] } {
  const messages: string[] = [];
  return { messages, error: (message) => messages.push(message) };
}

const httpClients = [
  "python/requests",
  "python/httpx",
  "javascript/fetch",
  "shell/curl",
  "go/net-http",
  "java/http-client",
  "php/ext-curl",
  "powershell/invoke-restmethod",
  "ruby/net-http",
  "rust/reqwest",
];
const openaiClients = ["python/openai", "javascript/openai"];
const hubClients = ["python/huggingface_hub", "javascript/huggingface.js"];

const chatAnswer = { kind: "text", at: ["choices", 0, "message", "content"] };

describe("which clients there are", () => {
  test("a chat has every client but fal's", () => {
    for (const provider of ["auto", "groq", "hf-inference", "custom"]) {
      expect(names(inferenceSnippets(chat, { provider })).sort(), provider).toEqual(
        [...httpClients, ...openaiClients, ...hubClients].sort(),
      );
    }
  });

  test("a reader may want the code of some clients alone, which is the same", () => {
    const options = { provider: "groq" };
    const some = inferenceSnippets(chat, { ...options, clients: ["curl", "openai", "fal_client"] });
    expect(names(some)).toEqual(["python/openai", "javascript/openai", "shell/curl"]);
    expect(inferenceSnippets(chat, options)).toEqual(expect.arrayContaining([...some]));
    expect(inferenceSnippets(chat, { ...options, clients: [] })).toEqual([]);
  });

  test("a client that there is not is refused with its name and those that there are", () => {
    const ask = () => inferenceSnippets(chat, { provider: "groq", clients: ["openai", "crul"] });
    expect(ask).toThrow(InferenceInputError);
    expect(ask).toThrow('there is no client "crul"; there are huggingface_hub, openai, fal_client');
  });

  test("whoever serves an image or a recording is found by the hub's SDKs alone", () => {
    expect(names(inferenceSnippets(image, { provider: "auto" }))).toEqual(hubClients);
    expect(names(inferenceSnippets(speech, { provider: "auto" }))).toEqual(hubClients);
  });

  test("fal has its own client besides", () => {
    const all = [...httpClients, ...hubClients, "python/fal_client"].sort();
    expect(names(inferenceSnippets(image, { provider: "fal-ai" })).sort()).toEqual(all);
    expect(names(inferenceSnippets(speech, { provider: "fal-ai" })).sort()).toEqual(all);
  });

  test("an own endpoint has OpenAI's clients and plain HTTP for what the hub's SDKs cannot ask", () => {
    for (const model of [generation, image, speech]) {
      expect(names(inferenceSnippets(model, { provider: "custom" })).sort()).toEqual(
        [...httpClients, ...openaiClients].sort(),
      );
    }
  });

  test("every entry of the matrix names a provider, a task of it, and a client, once", () => {
    const seen = new Set<string>();
    for (const entry of matrix()) {
      expect(providerIds).toContain(entry.provider);
      expect(supportedTasks(entry.provider)).toContain(entry.task);
      expect(clients.map(({ id }) => id)).toContain(entry.client);
      const key = JSON.stringify(entry);
      expect(seen).not.toContain(key);
      seen.add(key);
    }
    expect(new Set(matrix().map(({ provider }) => provider))).toEqual(new Set(providerIds));
    expect(new Set(matrix().map(({ client }) => client))).toEqual(new Set(clients.map(({ id }) => id)));
  });
});

describe("a provider that cannot be asked", () => {
  test.each<[string, ModelRecord, InferenceOptions]>([
    ["does not serve the task", image, { provider: "groq" }],
    ["does not exist", chat, { provider: "nobody" }],
    ["has a name that objects inherit", chat, { provider: "constructor" }],
    ["is not asked for a task that there is code for", { id: "a/b", pipeline_tag: "robotics" }, {}],
    ["cannot be chosen by the hub and asked directly", chat, { provider: "auto", directRequest: true }],
  ])("gives no code and one word to the logger where it %s", (_, model, options) => {
    const logger = recorded();
    expect(inferenceSnippets(model, { ...options, logger })).toEqual([]);
    expect(neutralRequest(model, options)).toBeUndefined();
    expect(logger.messages).toEqual(["Failed to get provider helper"]);
  });

  test("prints nothing by itself", () => {
    expect(inferenceSnippets(image, { provider: "groq" })).toEqual([]);
  });
});

describe("the model and its address", () => {
  test("a routed chat goes to one address, and the model's suffix names the provider", () => {
    for (const provider of ["groq", "hf-inference"]) {
      const request = neutralRequest(chat, { provider });
      expect(request?.url).toBe("https://router.huggingface.co/v1/chat/completions");
      expect(request?.body).toMatchObject({ value: { model: `acme/chatty-8b:${provider}` } });
      for (const { code } of inferenceSnippets(chat, { provider }))
        expect(code).toContain(`acme/chatty-8b:${provider}`);
    }
  });

  test("whoever serves a chat is asked with the bare id", () => {
    expect(neutralRequest(chat)?.body).toMatchObject({ value: { model: "acme/chatty-8b" } });
    for (const { code } of inferenceSnippets(chat)) expect(code).not.toContain("acme/chatty-8b:");
  });

  test("a direct chat goes to the provider with the provider's id", () => {
    const request = neutralRequest(chat, { provider: "groq", directRequest: true, providerModelId: "chatty-fast" });
    expect(request?.url).toBe("https://api.groq.com/openai/v1/chat/completions");
    expect(request?.body).toMatchObject({ value: { model: "chatty-fast" } });
  });

  test("what is direct is said by the option, not by the token", () => {
    const token = { accessToken: "gsk_0123" };
    expect(neutralRequest(chat, { provider: "groq", ...token })?.url).toContain("router.huggingface.co");
    expect(neutralRequest(chat, { provider: "groq", directRequest: true, accessToken: "hf_0123" })?.url).toContain(
      "api.groq.com",
    );
  });

  test("the record's provider mapping gives the provider's id, the task and the adapter", () => {
    expect(neutralRequest(servedRecord, { provider: "fal-ai" })?.url).toBe(
      "https://router.huggingface.co/fal-ai/fal-ai/acme/painter?_subdomain=queue",
    );
    const versioned = neutralRequest(servedRecord, { provider: "replicate", directRequest: true });
    expect(versioned?.url).toBe("https://api.replicate.com/v1/predictions");
    expect(versioned?.body).toMatchObject({ value: { version: "0123abcd", input: { prompt: expect.any(String) } } });
    expect(neutralRequest(loraRecord, { provider: "fal-ai" })?.body).toMatchObject({
      value: {
        model_name: "stabilityai/stable-diffusion-xl-base-1.0",
        loras: [{ path: "https://huggingface.co/acme/painter-lora/resolve/main/lora%20weights.safetensors", scale: 1 }],
      },
    });
    expect(neutralRequest(loraRecord, { provider: "replicate" })?.body).toMatchObject({
      value: { input: { lora_weights: "https://huggingface.co/acme/painter-lora" } },
    });
    const mapped: ModelRecord = {
      id: "acme/untagged",
      pipeline_tag: "text-generation",
      inferenceProviderMapping: { groq: { providerId: "untagged", status: "live", task: "conversational" } },
    };
    expect(neutralRequest(mapped, { provider: "groq" })?.result).toEqual(chatAnswer);
    expect(neutralRequest(mapped)?.result).toEqual(chatAnswer);
  });

  test("an option wins over the record's mapping", () => {
    expect(neutralRequest(servedRecord, { provider: "fal-ai", providerModelId: "fal-ai/other" })?.url).toContain(
      "/fal-ai/fal-ai/other?",
    );
    expect(
      neutralRequest(image, { provider: "fal-ai", adapterWeightsPath: "w.safetensors", directRequest: true })?.body,
    ).toMatchObject({ value: { loras: [{ path: "https://huggingface.co/acme/painter/resolve/main/w.safetensors" }] } });
  });

  test("where the provider's own id is not known, code that needs it says so, and no other", () => {
    const remark = "may know acme/painter by another id";
    expect(code(image, { provider: "fal-ai" }, "python/requests")).toContain(remark);
    expect(code(image, { provider: "fal-ai" }, "shell/curl")).toContain(remark);
    expect(code(image, { provider: "fal-ai" }, "javascript/fetch")).toContain(remark);
    expect(code(image, { provider: "fal-ai" }, "python/huggingface_hub")).not.toContain(remark);
    expect(code(image, { provider: "fal-ai", providerModelId: "fal-ai/p" }, "python/requests")).not.toContain(
      "another id",
    );
    expect(code(image, { provider: "hf-inference" }, "python/requests")).not.toContain("another id");
    expect(code(chat, { provider: "groq" }, "python/openai")).not.toContain("another id");
    expect(code(chat, { provider: "groq", directRequest: true }, "python/openai")).toContain("another id");
  });

  test.each([
    ["http://10.0.0.7:8080", "http://10.0.0.7:8080/v1"],
    ["http://10.0.0.7:8080/", "http://10.0.0.7:8080/v1"],
    ["https://e.example.org/v1/", "https://e.example.org/v1"],
    ["https://e.example.org/openai/v1/chat/completions", "https://e.example.org/openai/v1"],
    ["https://e.example.org/api/v3", "https://e.example.org/api/v3"],
  ])("an endpoint given as %s is asked below %s", (endpointUrl, base) => {
    expect(neutralRequest(chat, { endpointUrl })?.url).toBe(`${base}/chat/completions`);
    expect(code(chat, { endpointUrl }, "python/openai")).toContain(`base_url="${base}"`);
  });

  test("an endpoint takes the place of the provider", () => {
    const options = { provider: "groq", endpointUrl: "http://localhost:9000", directRequest: true };
    expect(neutralRequest(chat, options)?.url).toBe("http://localhost:9000/v1/chat/completions");
  });

  test("an endpoint that is no web address is refused with the value and what to give", () => {
    expect(() => inferenceSnippets(chat, { endpointUrl: "ftp://x" })).toThrow(InferenceInputError);
    expect(() => inferenceSnippets(chat, { endpointUrl: "models.local" })).toThrow(
      '"models.local" is not the URL of an endpoint; give one such as http://localhost:8000/v1',
    );
  });
});

describe("tokens and billing", () => {
  test.each<[string, Parameters<typeof tokenVariable>[0], string]>([
    ["an own endpoint", { provider: "custom", direct: false, viaHub: false }, "API_TOKEN"],
    ["hf-inference", { provider: "hf-inference", direct: true, viaHub: false }, "HF_TOKEN"],
    ["a direct request", { provider: "fal-ai", direct: true, viaHub: true }, "FAL_AI_API_KEY"],
    ["the router or an SDK of the hub", { provider: "groq", direct: false, viaHub: true }, "HF_TOKEN"],
    ["everything else", { provider: "replicate", direct: false, viaHub: false }, "REPLICATE_API_KEY"],
  ])("the token of %s is read from its variable", (_, question, variable) => {
    expect(tokenVariable(question)).toBe(variable);
  });

  test("code reads the variable, or holds the token that was given", () => {
    const expected: [InferenceOptions, string][] = [
      [{ provider: "groq" }, "HF_TOKEN"],
      [{ provider: "groq", directRequest: true }, "GROQ_API_KEY"],
      [{ provider: "custom" }, "API_TOKEN"],
      [{ provider: "groq", tokenVariable: "TEAM_TOKEN" }, "TEAM_TOKEN"],
    ];
    for (const [options, variable] of expected) {
      for (const { code } of inferenceSnippets(chat, options)) {
        expect(code).toMatch(
          new RegExp(
            [
              `os\\.environ\\[["']${variable}["']\\]|process\\.env\\.${variable}\\b|\\$${variable}\\b`,
              `(?:os\\.Getenv|System\\.getenv|getenv|ENV\\.fetch|env::var)\\("${variable}"\\)|\\$env:${variable}\\b`,
            ].join("|"),
          ),
        );
      }
    }
    for (const { code } of inferenceSnippets(chat, { provider: "groq", accessToken: "hf_s3cret" })) {
      expect(code).toContain("hf_s3cret");
      expect(code).not.toMatch(/environ|process\.env|\$HF|[gG]etenv|ENV\.|env::|\$env/);
    }
  });

  test("fal's client takes fal's key, whatever was said of the hub's token", () => {
    const routed = code(image, { provider: "fal-ai", accessToken: "hf_s3cret", billTo: "acme" }, "python/fal_client");
    expect(routed).toContain('key=os.environ["FAL_AI_API_KEY"]');
    expect(routed).not.toContain("hf_s3cret");
    expect(code(image, { provider: "fal-ai", accessToken: "k:s", directRequest: true }, "python/fal_client")).toContain(
      'key="k:s"',
    );
  });

  test("the one who pays is named in every request through the hub, and in no other", () => {
    for (const { client, code } of inferenceSnippets(chat, { provider: "groq", billTo: "acme" })) {
      const named = { huggingface_hub: 'bill_to="acme"', "huggingface.js": 'billTo: "acme"' }[client] ?? "X-HF-Bill-To";
      expect(code, client).toContain(named);
    }
    expect(
      neutralRequest(image, { provider: "hf-inference", directRequest: true, billTo: "acme" })?.headers,
    ).toHaveProperty("X-HF-Bill-To", "acme");
    for (const options of [{ provider: "groq", directRequest: true }, { provider: "custom" }]) {
      for (const { code } of inferenceSnippets(chat, { ...options, billTo: "acme-corp" }))
        expect(code).not.toContain("acme-corp");
    }
  });

  test("a variable that is no variable's name is refused", () => {
    expect(() => inferenceSnippets(chat, { tokenVariable: "A-B" })).toThrow("not the name of an environment variable");
  });
});

describe("inputs", () => {
  test("a chat takes a text, messages, or the fields of a request", () => {
    const message = { role: "user", content: "Hi" } as const;
    const body = (inputs: NonNullable<InferenceOptions["inputs"]>) =>
      neutralRequest(chat, { inputs, temperature: 0 })?.body;
    expect(body("Hi")).toMatchObject({ value: { messages: [message], temperature: 0 } });
    expect(body([message])).toMatchObject({ value: { messages: [message], temperature: 0 } });
    expect(body({ messages: [{ ...message }], seed: 3, model: "x", stream: true })).toEqual({
      kind: "json",
      value: { model: "acme/chatty-8b", messages: [message], seed: 3, temperature: 0 },
    });
  });

  test("a vision model is shown a picture at a public address", () => {
    const request = JSON.stringify(neutralRequest(visionRecord)?.body);
    expect(request).toMatch(/"image_url":\{"url":"https:\/\//);
    expect(neutralRequest({ ...visionRecord, tags: [] })?.result).toEqual(chatAnswer);
  });

  test("a model that has a chat template is asked by chat, without the tag too", () => {
    const model = { ...generation, config: { chat_template_jinja: "{{ messages }}" } };
    expect(neutralRequest(model)?.result).toEqual(chatAnswer);
  });

  test("a prompt may come with parameters, at its side or below", () => {
    const value = (provider: string, inputs: NonNullable<InferenceOptions["inputs"]>) =>
      neutralRequest(image, { provider, inputs })?.body;
    expect(value("hf-inference", { inputs: "fox", parameters: { width: 64 } })).toMatchObject({
      value: { inputs: "fox", parameters: { width: 64 } },
    });
    expect(value("fal-ai", { prompt: "fox", seed: 1 })).toMatchObject({ value: { prompt: "fox", seed: 1 } });
    expect(value("replicate", "fox")).toMatchObject({ value: { input: { prompt: "fox" } } });
    expect(value("hf-inference", "fox")).toEqual({ kind: "json", value: { inputs: "fox" } });
    const completed = neutralRequest(generation, {
      provider: "custom",
      inputs: { prompt: "Once" },
      max_tokens: 9,
      top_p: 0.5,
    });
    expect(completed?.body).toMatchObject({ value: { prompt: "Once", max_tokens: 9, top_p: 0.5 } });
  });

  test("a recording is a file of the reader's, sent as the provider wants it", () => {
    expect(neutralRequest(speech, { provider: "hf-inference", inputs: "a.wav" })).toMatchObject({
      headers: { "Content-Type": "audio/wav" },
      body: { kind: "file", file: { path: "a.wav" } },
    });
    expect(
      neutralRequest(speech, { provider: "fal-ai", inputs: { inputs: "a.mp3", parameters: { language: "pt" } } })?.body,
    ).toMatchObject({
      value: { audio_url: { file: { path: "a.mp3" } }, language: "pt" },
    });
  });

  test.each<[string, ModelRecord, InferenceOptions, string]>([
    ["messages that are none", chat, { inputs: { messages: "Hi" } }, 'got "Hi"'],
    ["no messages", chat, { inputs: [] }, "a list of messages"],
    ["a message without role", chat, { inputs: { messages: [{ content: "Hi" }] } }, "a list of messages"],
    ["a message that is none", chat, { inputs: { messages: [null] } }, "a list of messages"],
    ["a prompt that is no text", image, { provider: "fal-ai", inputs: { prompt: 3 } }, 'got {"prompt":3}'],
    ["a list for a prompt", image, { provider: "fal-ai", inputs: [] }, "got []"],
    ["parameters that are a list", image, { provider: "fal-ai", inputs: { prompt: "fox", parameters: [] } }, "got"],
    ["a recording that fal cannot read", speech, { provider: "fal-ai", inputs: "a.flac" }, "an mp3, wav or webm file"],
    ["a recording without ending", speech, { provider: "fal-ai", inputs: "notes" }, '"notes" is no audio file'],
    [
      "a recording that is no audio",
      speech,
      { provider: "fal-ai", inputs: "notes.txt" },
      '"notes.txt" is no audio file',
    ],
    ["a recording without a path", speech, { provider: "fal-ai", inputs: {} }, "the path of an audio file"],
    [
      "an object in a form",
      speech,
      { provider: "custom", inputs: { inputs: "a.mp3", parameters: { x: {} } } },
      'the parameter "x"',
    ],
    ["a long mistake", image, { provider: "fal-ai", inputs: { x: "y".repeat(200) } }, "…"],
  ])("%s are refused with the value and what fits", (_, model, options, message) => {
    expect(() => inferenceSnippets(model, options)).toThrow(InferenceInputError);
    expect(() => inferenceSnippets(model, options)).toThrow(message);
  });

  test("fields that no method names, and names that no identifier is, still reach the request", () => {
    const inputs = { messages: [{ role: "user", content: "Hi" }], "x-y": 1, default: 2, ["__proto__"]: 3 };
    expect(code(chat, { inputs }, "python/openai")).toContain('extra_body={"x-y": 1, "default": 2, "__proto__": 3},');
    const javascript = code(chat, { inputs }, "javascript/openai");
    for (const line of ['["x-y"]: 1,', '["default"]: 2,', '["__proto__"]: 3,']) expect(javascript).toContain(line);
  });

  test("a recording for fal has the type by which fal knows it", () => {
    expect(neutralRequest(speech, { provider: "fal-ai", inputs: "a.wav" })?.body).toMatchObject({
      value: { audio_url: { file: { contentType: "audio/x-wav" } } },
    });
    expect(code(speech, { provider: "fal-ai", inputs: "a.webm" }, "shell/curl")).toContain("data:video/webm;base64,");
  });

  test("a list among the parameters stays a list around a file's bytes", () => {
    const inputs = { inputs: "a.mp3", parameters: { words: ["Ada", "Byron"], options: { deep: [null, true] } } };
    const curl = code(speech, { provider: "replicate", inputs }, "shell/curl");
    expect(curl).toContain(`printf %s '","words":["Ada","Byron"],"options":{"deep":[null,true]}}}'`);
  });

  test("a cycle in the inputs is refused by its kind", () => {
    const inputs: Record<string, never> = {};
    Object.assign(inputs, { self: inputs });
    expect(() => inferenceSnippets(image, { provider: "fal-ai", inputs })).toThrow("got object");
  });

  test("a record without id is refused", () => {
    expect(() => inferenceSnippets({} as ModelRecord)).toThrow('a model record needs an "id"');
    expect(() => inferenceSnippets(null as unknown as ModelRecord)).toThrow(InferenceInputError);
  });

  test("a body that no command line holds goes through standard input", () => {
    const long = "ü".repeat(70_000);
    const curl = code(chat, { inputs: long }, "shell/curl");
    expect(curl).toContain("--data-binary @- <<'EOF'");
    expect(curl).not.toContain("--data-raw");
    expect(code(chat, { inputs: "short" }, "shell/curl")).toContain("--data-raw");
  });
});

describe("what SDKs send", () => {
  const sent = (model: ModelRecord, options: InferenceOptions, client: string) =>
    neutralRequest(model, options, { client, environment: { HF_TOKEN: "hf_1", FAL_AI_API_KEY: "k" } });

  test("is the neutral request, where they differ in nothing", () => {
    for (const client of ["openai", "huggingface.js"]) {
      expect(sent(chat, { provider: "groq" }, client)).toEqual(sent(chat, { provider: "groq" }, "requests"));
    }
  });

  test("is five steps for an image from huggingface.js, unless the reader says how many", () => {
    const steps = { num_inference_steps: 5 };
    expect(sent(image, { provider: "hf-inference" }, "huggingface.js")?.body).toMatchObject({
      value: { parameters: steps },
    });
    expect(sent(image, { provider: "hf-inference" }, "huggingface.js")?.headers).not.toHaveProperty("Accept");
    expect(sent(image, { provider: "replicate" }, "huggingface.js")?.body).toMatchObject({ value: { input: steps } });
    expect(sent(image, { provider: "fal-ai" }, "huggingface.js")?.body).toMatchObject({ value: steps });
    const asked = { provider: "fal-ai", inputs: { prompt: "fox", num_inference_steps: 30 } };
    expect(sent(image, asked, "huggingface.js")?.body).toMatchObject({ value: { num_inference_steps: 30 } });
    expect(code(image, asked, "javascript/huggingface.js")).toContain("num_inference_steps: 30");
  });

  test("is huggingface_hub's own form for text, image and audio", () => {
    expect(sent(chat, {}, "huggingface_hub")?.body).toMatchObject({ value: { stream: false } });
    expect(sent(generation, { provider: "hf-inference", max_tokens: 5 }, "huggingface_hub")).toMatchObject({
      url: "https://router.huggingface.co/hf-inference/models/acme/writer-1b",
      body: { value: { parameters: { max_new_tokens: 5 } } },
    });
    expect(sent(image, { provider: "hf-inference" }, "huggingface_hub")?.body).toMatchObject({
      value: { parameters: {} },
    });
    expect(sent(image, { provider: "fal-ai" }, "huggingface_hub")).toMatchObject({
      url: "https://router.huggingface.co/fal-ai/acme/painter",
      result: { kind: "url", at: ["images", 0, "url"] },
    });
    expect(sent(image, { provider: "fal-ai", directRequest: true }, "huggingface_hub")?.url).toBe(
      "https://fal.run/acme/painter",
    );
    expect(sent(speech, { provider: "fal-ai", inputs: "a.wav" }, "huggingface_hub")?.body).toMatchObject({
      value: { audio_url: { file: { contentType: "audio/mpeg" } } },
    });
  });

  test("is fal's own address and key from fal's client, routed or not", () => {
    expect(sent(image, { provider: "fal-ai", billTo: "acme" }, "fal_client")).toMatchObject({
      url: "https://queue.fal.run/acme/painter",
      headers: { Authorization: "Key k" },
    });
  });

  test("has the secrets in place, or nothing where the environment has none", () => {
    expect(sent(chat, {}, "requests")?.headers.Authorization).toBe("Bearer hf_1");
    expect(neutralRequest(chat)?.headers.Authorization).toBe("Bearer ");
    expect(neutralRequest(chat, { accessToken: "hf_2" })?.headers.Authorization).toBe("Bearer hf_2");
  });

  test("is nothing for a client that cannot ask, and where only the SDKs know", () => {
    expect(sent(image, { provider: "hf-inference" }, "openai")).toBeUndefined();
    expect(sent(image, { provider: "auto" }, "huggingface_hub")).toBeUndefined();
    expect(sent(chat, {}, "nobody")).toBeUndefined();
    expect(neutralRequest(chat, {}, { client: "openai", language: "shell" })).toBeUndefined();
  });
});

describe("builders", () => {
  test("a body is written in each notation, and in no other", () => {
    const body = { text: "it's \u0000", list: [1, true, null] };
    expect(JSON.parse(formatBody(body, "json"))).toEqual(body);
    expect(formatBody(body, "curl")).toMatch(/^'\{[\s\S]*it'\\''s \\u0000[\s\S]*\}'$/);
    expect(formatBody(body, "python")).toBe('{"text": "it\'s \\x00", "list": [1, True, None]}');
    expect(formatBody(body, "ts")).toBe('{ text: "it\'s \\u0000", list: [1, true, null] }');
    expect(() => formatBody(body, "yaml" as never)).toThrow(new UnsupportedFormatError("Unsupported format: yaml"));
  });

  test("a body that is no JSON is reported to the logger", () => {
    const logger = recorded();
    expect(parseBody('{"a": [1]}', logger)).toEqual({ a: [1] });
    expect(parseBody("{a", logger)).toBeUndefined();
    expect(parseBody("{a")).toBeUndefined();
    expect(logger.messages).toEqual(["Failed to parse body as JSON"]);
  });

  test("a template is found by language, client and task, or named as not found", () => {
    expect(template("js", "openai", "conversational")).toBe(template("javascript", "openai", "conversational"));
    expect(template("python", "fal_client", "text-to-image")).toBeTypeOf("function");
    expect(() => template("javascript", "fal_client", "text-to-image")).toThrow(
      new TemplateNotFoundError("Template not found: js/fal_client/text-to-image"),
    );
    expect(() => template("sh", "wget", "conversational")).toThrow("Template not found: sh/wget/conversational");
    expect(() => template("python", "openai", "toString" as never)).toThrow(
      "Template not found: python/openai/toString",
    );
  });

  test("a template's input has every value in each notation", () => {
    const seen: string[] = [];
    for (const entry of matrix()) {
      for (const { code } of inferenceSnippets(records[entry.task], optionsOf(entry))) seen.push(code);
    }
    expect(seen.every((code) => code.length > 0 && !code.endsWith("\n"))).toBe(true);
  });

  test("every provider says what it is called", () => {
    for (const id of providerIds) expect(providers[id].prettyLabel).toMatch(/\S/);
  });
});

describe("what a snippet needs to be installed", () => {
  const each = matrix().map(({ provider, task, client, language, streaming, direct }) => {
    const model = { ...records[task], id: "acme/model" };
    const options = { provider, streaming, directRequest: direct };
    return inferenceSnippets(model, options).find((one) => one.client === client && one.language === language);
  });
  const of = (client: string, language: string) =>
    each.filter((one) => one !== undefined).filter((one) => one.client === client && one.language === language);

  const packagesOf = (install: Install | null) =>
    install !== null && "packages" in install
      ? [...install.packages, ...("features" in install ? (install.features ?? []) : [])]
      : [];

  test("is what Rust code uses, and no more", () => {
    const rust = of("reqwest", "rust");
    expect(rust.length).toBeGreaterThan(50);
    for (const { code, install } of rust) {
      const needed = packagesOf(install);
      expect([needed.includes("base64"), needed.includes("reqwest/multipart"), code]).toEqual([
        code.includes("base64::"),
        code.includes("multipart::"),
        code,
      ]);
    }
  });

  test("is more for what huggingface_hub hands out as arrays and pictures, and for nothing else", () => {
    const installs = new Map(of("huggingface_hub", "python").map(({ code, install }) => [code, install]));
    for (const [code, install] of installs) {
      expect([code, packagesOf(install)]).toEqual([
        code,
        [
          "huggingface_hub",
          ...(code.includes("feature_extraction(") ? ["numpy"] : []),
          ...(/(?:text_to_image|image_to_image|image_segmentation)\(/.test(code) ? ["pillow"] : []),
        ],
      ]);
    }
  });
});
