import { describe, expect, it } from "vitest";
import { type InferenceOptions, inferenceSnippets, matrix } from "../src/index.ts";
import { inferenceProof, shapeProof } from "../src/proof.ts";

const chat = { id: "owner/chat", pipeline_tag: "text-generation", tags: ["conversational"] };
const proofsOf = (options: InferenceOptions) =>
  inferenceSnippets(chat, options).map((snippet) => ({ ...snippet, proof: inferenceProof(chat, options, snippet) }));

/** PowerShell has no interpreter on the machines that prove code. */
const levelOf = ({ language }: { readonly language: string }) => (language === "powershell" ? "parsed" : "executed");

describe("the proof of inference code", () => {
  it("is there for every provider, task and client that there is code for", () => {
    for (const shape of matrix()) {
      const proof = shapeProof(shape);
      expect([shape, proof?.level]).toEqual([shape, levelOf(shape)]);
      expect(proof).toMatchObject({ scope: "protocol", date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    }
  });

  it("is of the provider that is asked: named, or one's own", () => {
    for (const options of [
      { provider: "groq" },
      { provider: "groq", directRequest: true, streaming: true },
      { endpointUrl: "http://127.0.0.1:8000/v1" },
    ]) {
      const proofs = proofsOf(options);
      expect(proofs.length).toBeGreaterThan(3);
      for (const { proof, language } of proofs) {
        expect(proof).toMatchObject({ level: levelOf({ language }), scope: "protocol" });
      }
    }
  });

  it("tells the client's release, where the client is a package", () => {
    const options = { provider: "groq" };
    expect(inferenceProof(chat, options, { client: "openai", language: "python" })).toMatchObject({
      package: "openai",
      version: expect.stringMatching(/^\d/),
    });
    expect(inferenceProof(chat, options, { client: "curl", language: "shell" })?.package).toBeUndefined();
  });

  it("is null for what was never run", () => {
    for (const client of ["constructor", "__proto__", "nobody"]) {
      expect(inferenceProof(chat, { provider: "groq" }, { client, language: "python" })).toBeNull();
    }
    const curl = { client: "curl", language: "shell" } as const;
    expect(inferenceProof({ id: "a/b", pipeline_tag: "text-to-image" }, { provider: "groq" }, curl)).toBeNull();
    expect(inferenceProof(chat, { provider: "constructor" }, curl)).toBeNull();
  });
});
