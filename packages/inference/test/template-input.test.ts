import { expect, test } from "vitest";
import { clients } from "../src/index.ts";
import { inquire, templateInput } from "../src/inquiry.ts";
import { records } from "./records.ts";

test("a template is given addresses, tokens, and its values in every notation", () => {
  const inquiry = inquire(records.conversational, { provider: "groq", billTo: "acme", inputs: "it's" });
  const client = clients.find(({ id }) => id === "openai");
  if (!inquiry || !client) throw new Error("groq serves chats");
  const input = templateInput(inquiry, client);
  expect(input).toMatchObject({
    fullUrl: "https://router.huggingface.co/v1/chat/completions",
    baseUrl: "https://router.huggingface.co/v1",
    billTo: "acme",
    provider: "groq",
    providerModelId: "acme/chatty-8b",
    model: "acme/chatty-8b",
    methodName: "chat.completions.create",
    accessToken: { variable: "HF_TOKEN" },
  });
  expect(input.authorizationHeader.parts).toEqual(["Bearer ", input.accessToken]);
  const messages = [{ role: "user", content: "it's" }];
  expect(input.inputs.asObj).toEqual(messages);
  expect(JSON.parse(input.inputs.asJsonString)).toEqual(messages);
  expect(input.inputs.asPythonString).toBe('[{"role": "user", "content": "it\'s"}]');
  expect(input.inputs.asTsString).toBe('[{ role: "user", content: "it\'s" }]');
  expect(input.inputs.asCurlString).toContain("it'\\''s");
  expect(input.providerInputs.asObj).toEqual({ model: "acme/chatty-8b:groq", messages });
});

test("a file stands in the notations as the beginning of its data URL", () => {
  const inquiry = inquire(records["automatic-speech-recognition"], { provider: "fal-ai" });
  if (!inquiry) throw new Error("fal serves speech recognition");
  const input = templateInput(inquiry);
  expect(input.inputs.asObj).toBe("sample1.mp3");
  expect(JSON.parse(input.providerInputs.asJsonString)).toEqual({ audio_url: "data:audio/mpeg;base64," });
});
