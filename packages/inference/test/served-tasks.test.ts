import { isTaskId } from "@modelshelf/catalogue";
import { describe, expect, it } from "vitest";
import { hostedProviders, hostedProvidersOf } from "../src/index.ts";

describe("the hosted providers", () => {
  it("serve tasks of the catalogue, each once, and are listed once", () => {
    expect(hostedProviders).toHaveLength(19);
    expect(new Set(hostedProviders.map(({ id }) => id)).size).toBe(19);
    for (const { id, tasks } of hostedProviders) {
      expect(tasks.length, id).toBeGreaterThan(0);
      expect(tasks.every(isTaskId), id).toBe(true);
      expect(new Set(tasks).size, id).toBe(tasks.length);
    }
  });

  it("take pictures in chats where they say so", () => {
    const tasksOf = (id: string) => hostedProviders.find((provider) => provider.id === id)?.tasks;
    expect(tasksOf("groq")).toEqual(["text-generation", "image-text-to-text"]);
    expect(tasksOf("cerebras")).toEqual(["text-generation"]);
  });

  it("are found by the task that they serve, by name", () => {
    expect(hostedProvidersOf("text-to-video").map(({ label }) => label)).toEqual([
      "fal",
      "Novita",
      "Replicate",
      "Together AI",
      "WaveSpeedAI",
    ]);
    expect(hostedProvidersOf("graph-ml")).toEqual([]);
  });
});
