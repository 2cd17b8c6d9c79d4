import { expect, it } from "vitest";
import { matrix } from "../src/index.ts";
import { inferenceProof } from "../src/proof.ts";

it("has what is proven of every provider, task and client that there is code for", () => {
  for (const shape of matrix()) {
    const proof = inferenceProof(shape);
    expect([shape, proof?.level]).toEqual([shape, "executed"]);
    expect(proof).toMatchObject({ scope: "protocol", date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    // Its plain form, one with a literal token and one with hostile inputs at the least.
    expect(proof?.counts?.executed).toBeGreaterThanOrEqual(3);
  }
});

it("tells the client's release, where the client is a package", () => {
  const shape = { provider: "groq", task: "conversational", language: "python" } as const;
  expect(inferenceProof({ ...shape, client: "openai" })).toMatchObject({
    package: "openai",
    version: expect.stringMatching(/^\d/),
  });
  expect(inferenceProof({ ...shape, client: "curl", language: "shell" })?.package).toBeUndefined();
});

it("has nothing for what was never run", () => {
  for (const client of ["constructor", "__proto__", "nobody"]) {
    expect(inferenceProof({ provider: "groq", task: "conversational", client, language: "python" })).toBeNull();
  }
  expect(inferenceProof({ provider: "groq", task: "text-to-image", client: "curl", language: "shell" })).toBeNull();
});
