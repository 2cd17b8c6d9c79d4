// Every file that sample code opens is one that a reader can download.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { sampleFileNames } from "@modelshelf/catalogue";
import { describe, expect, test } from "vitest";
import { inferenceSnippets, matrix, sampleFilesOf, taskShapes } from "../src/index.ts";
import { optionsOf, records, visionRecord } from "./records.ts";

const entries = matrix();
const withFile = entries.filter(({ task }) => ["audio", "image", "edit", "question"].includes(taskShapes[task]));

const bytesOf = (name: string) =>
  readFileSync(fileURLToPath(import.meta.resolve(`@modelshelf/catalogue/sample-files/${name}`)));

/** First bytes of each format (PNG, JFIF, FLAC and MPEG audio with or without an ID3 tag). */
const signatures: Readonly<Record<string, RegExp>> = {
  png: /^89504e47/,
  jpg: /^ffd8ff/,
  flac: /^664c6143/,
  mp3: /^(?:494433|fff[b3])/,
};

describe("sample files", () => {
  test.each(sampleFileNames)("%s is small, and what its name says", (name) => {
    const bytes = bytesOf(name);
    expect(bytes.length).toBeGreaterThan(1000);
    expect(bytes.length).toBeLessThan(150_000);
    expect(bytes.subarray(0, 8).toString("hex")).toMatch(signatures[name.split(".")[1] ?? ""] ?? /^$/);
  });

  test("all code that opens a file opens one of them, and it is the one that is named", () => {
    expect(withFile.length).toBeGreaterThan(100);
    const opened = new Set<string>();
    for (const entry of withFile) {
      const options = optionsOf(entry);
      const names = sampleFilesOf(records[entry.task], options);
      const said = JSON.stringify(entry);
      expect(names, said).toHaveLength(1);
      const [name = ""] = names;
      opened.add(name);
      const snippet = inferenceSnippets(records[entry.task], options).find(
        ({ client, language }) => client === entry.client && language === entry.language,
      );
      expect(snippet?.code, said).toContain(name);
    }
    expect([...opened].sort()).toEqual([...sampleFileNames]);
  });

  test("code for texts, and for a file of the reader's own, names none", () => {
    for (const entry of entries.filter((one) => !withFile.includes(one))) {
      expect(sampleFilesOf(records[entry.task], optionsOf(entry)), JSON.stringify(entry)).toEqual([]);
    }
    const listener = records["automatic-speech-recognition"];
    expect(sampleFilesOf(listener, { provider: "custom", inputs: "meeting.wav" })).toEqual([]);
  });
});

describe("the picture that chats are asked about", () => {
  test("stands at an address that everybody can reach, of the public documentation's own pictures", () => {
    for (const { code, client } of inferenceSnippets(visionRecord, { provider: "custom" })) {
      const addresses = [...code.matchAll(/https:[^"'\s]*?\.(?:jpe?g|png)/g)].map(([address]) => address);
      expect(addresses, client).toEqual([
        "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg",
      ]);
    }
  });
});
