import { expect, test } from "vitest";
import type { ClientHabits } from "../src/run/client-habits.ts";
import { differences, type ExpectedRequest } from "../src/run/compare.ts";
import { colourfulPng, samePixels } from "../src/run/png.ts";

const habits: ClientHabits = {
  headers: [{ name: /^host$/, why: "HTTP" }],
  fields: [{ name: "stream", value: false, why: "always sent" }],
  query: [{ name: "logs", value: "false", why: "always sent" }],
  lookups: [],
};
const url = "https://api.example.com/v1/run";
const sent = (body: string | Buffer, headers: Record<string, string> = {}, address = url) => ({
  method: "POST",
  url: address,
  headers: { host: "api.example.com", ...headers },
  body: Buffer.from(body),
});
const expected = (body: ExpectedRequest["body"]): ExpectedRequest => ({
  method: "POST",
  url,
  headers: {},
  ...(body && { body }),
});

test("what a client always adds is taken away, as long as it has the listed value", async () => {
  const json = { json: { prompt: "hi" } };
  expect(await differences(sent('{"prompt":"hi","stream":false}'), expected(json), habits)).toEqual([]);
  expect(await differences(sent('{"prompt":"hi","stream":true}'), expected(json), habits)).toEqual([
    'body.stream was not asked for: "true"',
  ]);
  expect(await differences(sent('{"prompt":"hi"}', {}, `${url}?logs=false`), expected(json), habits)).toEqual([]);
  expect(await differences(sent('{"prompt":"hi"}', {}, `${url}?logs=true`), expected(json), habits)).toHaveLength(1);
});

test("a field that is expected is never taken away", async () => {
  const json = { json: { stream: false } };
  expect(await differences(sent('{"stream":false}'), expected(json), habits)).toEqual([]);
  expect(await differences(sent("{}"), expected(json), habits)).toEqual(['body.stream is missing, expected "false"']);
});

test("bytes that are no UTF-8 are no JSON", async () => {
  const found = await differences(sent(Buffer.from([0x22, 0xff, 0x22])), expected({ json: "?" }), habits);
  expect(found.join()).toMatch(/the body is not JSON/);
});

test("a form is compared field by field, with its file's name and bytes", async () => {
  const form = (fields: Record<string, string>, fileName: string, content: string) => {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--B\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const file = `--B\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n${content}\r\n`;
    return sent(`${parts.join("")}${file}--B--\r\n`, { "content-type": "multipart/form-data; boundary=B" });
  };
  const file = { name: "file", fileName: "a.flac", bytes: Buffer.from("sound") };
  const wanted = expected({ form: { fields: { model: "m" }, file } });
  expect(await differences(form({ model: "m" }, "a.flac", "sound"), wanted, habits)).toEqual([]);
  expect(await differences(form({ model: "n" }, "a.flac", "sound"), wanted, habits)).toEqual([
    'form.model is "n", expected "m"',
  ]);
  expect(await differences(form({ model: "m" }, "b.flac", "noise"), wanted, habits)).toEqual([
    "the form's file has 5 bytes that are not the expected 5",
    'the form\'s file is called "b.flac", expected "a.flac"',
  ]);
  expect((await differences(sent("{}"), wanted, habits)).join()).toMatch(/the body is no form/);
});

test("pictures are the same by their pixels, and no file but a picture is", () => {
  expect(samePixels(colourfulPng(20), colourfulPng(20))).toBe(true);
  expect(samePixels(colourfulPng(20), colourfulPng(21))).toBe(false);
  expect(samePixels(Buffer.from("no picture"), Buffer.from("no picture"))).toBe(false);
});
