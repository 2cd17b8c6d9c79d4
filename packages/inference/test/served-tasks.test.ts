import { isTaskId } from "@modelshelf/catalogue";
import { describe, expect, it } from "vitest";
import {
  hostedProviders,
  hostedProvidersOf,
  type Provider,
  providerIds,
  providers,
  supportedTasks,
} from "../src/index.ts";

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

  it("are those that there is code for, with the same names and at least the same tasks", () => {
    const hosted = providerIds.filter((id) => id !== "auto" && id !== "custom");
    for (const id of hosted) {
      const entry: Provider = providers[id];
      const facts = hostedProviders.find((provider) => provider.id === id);
      expect(facts).toMatchObject({ label: entry.prettyLabel, hubOrg: entry.hubOrg });
      const tasks = supportedTasks(id).map((task) => (task === "conversational" ? "text-generation" : task));
      expect(facts?.tasks).toEqual(expect.arrayContaining(tasks));
    }
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
