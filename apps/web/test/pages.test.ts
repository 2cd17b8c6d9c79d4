// The pages as a whole: requests in, documents out. Builds them first where that is needed.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { libraryIds, taskIds } from "@modelshelf/catalogue";
import { libraryCounts } from "@modelshelf/catalogue/proof";
import { beforeAll, describe, expect, it } from "vitest";
import { memoryShelf } from "./memory-shelf.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const client = `${root}apps/web/build/client/`;

const shelf = memoryShelf([
  {
    record: {
      id: "owner/chat",
      pipeline_tag: "text-generation",
      library_name: "transformers",
      tags: ["transformers", "conversational", "license:mit"],
      siblings: [{ rfilename: "config.json", size: 640 }],
      cardData: { base_model: "owner/base", language: ["en", "xx-nonsense", "-"] },
    },
    hasFiles: true,
    totalSize: 640,
    card: "# Card\n\nWords of the card.",
  },
  { record: { id: "bare", pipeline_tag: "fill-mask" }, hasFiles: false, totalSize: 0 },
]);

let pages: (request: Request) => Promise<Response>;

beforeAll(async () => {
  execFileSync(process.execPath, [`${root}scripts/build-web.ts`, "--if-stale"], { stdio: "inherit" });
  const { createPages } = await import("../src/index.ts");
  pages = createPages({ shelf });
}, 180_000);

const get = (path: string, headers: Record<string, string> = {}) =>
  pages(new Request(`http://shelf.example:7860${path}`, { headers }));

describe("the pages", () => {
  it.each([
    "/",
    "/tasks",
    "/models",
    "/libraries",
    "/libraries?q=gguf&code=1",
    "/libraries?q=zzzzzz",
    "/docs/proof",
    "/docs/fit",
    "/providers",
    "/owner/chat",
    "/bare",
    "/?q=chat",
    "/models?search=x",
  ])("answers %s with a document", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(await answer.text()).toMatch(/<h1[\s>]/);
  });

  it("has a page for every task of the catalogue", async () => {
    for (const task of taskIds) {
      const answer = await get(`/tasks/${task}`);
      expect([task, answer.status]).toEqual([task, 200]);
      expect((await answer.text()).match(/<h1[\s>]/g)).toHaveLength(1);
    }
  });

  // What the server makes of each of them is tested without a page around it (libraries.test.ts).
  it("has a page for libraries of all letters, with and without code", async () => {
    const some = libraryIds.filter((id, index) => index % 8 === 0 || id === "transformers");
    for (const library of some) {
      const answer = await get(`/libraries/${encodeURIComponent(library)}`);
      expect([library, answer.status]).toEqual([library, 200]);
      const html = await answer.text();
      expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(html).not.toMatch(/<[^>]+\sstyle="/);
    }
  });

  it("is light on the list of libraries: few elements, and at most 40 kB when compressed", async () => {
    const html = await (await get("/libraries")).text();
    expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(libraryIds.length * 7 + 150);
    expect(gzipSync(html).length).toBeLessThanOrEqual(40_000);
  });

  it("publishes how many libraries have code, as it is", async () => {
    const { all, code, download } = libraryCounts();
    for (const path of ["/libraries", "/docs/proof"]) {
      const text = (await (await get(path)).text()).replace(/<!-- -->/g, "");
      expect(text).toMatch(new RegExp(`\\b${all}\\b`));
      expect(text).toMatch(new RegExp(`\\b${code}\\b`));
    }
    expect((await (await get("/libraries")).text()).replace(/<!-- -->/g, "")).toContain(`${download} show`);
  });

  it("carries what is proven of code small: no table of proofs, no other library's", async () => {
    const html = await (await get("/owner/chat")).text();
    expect(html).toContain("popover=");
    expect(html).not.toMatch(/"releases"|"lines"/);
    expect(gzipSync(html).length).toBeLessThanOrEqual(30_000);
  });

  it("is light on every task's page: document and styles have at most 60 kB when compressed", async () => {
    for (const task of taskIds) {
      const html = await (await get(`/tasks/${task}`)).text();
      const styles = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*>/g)].map(
        ([link]) => /href="([^"]+)"/.exec(link)?.[1] ?? "",
      );
      expect(styles.length).toBeGreaterThan(0);
      const sheets = styles.map((href) => gzipSync(readFileSync(`${client}${href}`)).length);
      const size = gzipSync(html).length + sheets.reduce((sum, bytes) => sum + bytes, 0);
      expect(size, task).toBeLessThanOrEqual(60_000);
    }
  });

  it.each([
    "/owner/none",
    "/libraries/none",
    "/libraries/constructor",
    "/docs/none",
    "/none",
    "/tasks/none",
    "/a/b/c/d",
    "/%E0%A4%A",
    "/tasks/text-generation/media/../task.ts",
  ])("answers %s with 404 and the search", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('role="search"');
  });

  it("downloads from the address that the reader asked for, or from the one that the server was told", async () => {
    expect(await (await get("/owner/chat")).text()).toContain("http://shelf.example:7860");
    const { createPages } = await import("../src/index.ts");
    const behindProxy = createPages({ shelf, origin: "https://models.example.org/" });
    const html = await (await behindProxy(new Request("http://127.0.0.1:7860/owner/chat"))).text();
    expect(html).toContain("https://models.example.org");
    expect(html).not.toContain("127.0.0.1:7860");
  });

  it("carries code and card once in a document, and in the data of a client navigation", async () => {
    const html = await (await get("/owner/chat")).text();
    expect(html.split("Words of the card.")).toHaveLength(2);
    expect(html.split("AutoModelForCausalLM").length).toBeLessThanOrEqual(3);
    expect(await (await get("/owner/chat.data")).text()).toContain("Words of the card.");
  });

  it("forbids every script but its own", async () => {
    const answer = await get("/owner/chat");
    const policy = answer.headers.get("content-security-policy") ?? "";
    const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1];
    const scripts = (await answer.text()).match(/<script[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  });

  it("has no inline style, which the policy forbids", async () => {
    for (const path of ["/", "/owner/chat", "/owner/chat?tab=inference", "/models", "/tasks/tabular-classification"]) {
      expect(await (await get(path)).text()).not.toMatch(/<[^>]+\sstyle="/);
    }
  });

  it("compresses documents where the reader takes that", async () => {
    const answer = await get("/", { "accept-encoding": "gzip, br" });
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(gunzipSync(await answer.arrayBuffer()).toString()).toContain("</html>");
  });

  it("can be read only", async () => {
    const answer = await pages(new Request("http://shelf.example/", { method: "POST", body: "x" }));
    expect(answer.status).toBe(405);
  });

  it("says what happened where the shelf fails, and tells the reader nothing of the inside", async () => {
    const { createPages } = await import("../src/index.ts");
    const broken = createPages({
      shelf: { ...shelf, counts: () => Promise.reject(new Error("disk at /secret/path")) },
    });
    const answer = await broken(new Request("http://shelf.example/"));
    expect(answer.status).toBe(500);
    const html = await answer.text();
    expect(html).toContain("This page could not be made.");
    expect(html).not.toContain("/secret/path");
  });

  it("invites to put the first model on an empty shelf", async () => {
    const { createPages } = await import("../src/index.ts");
    const empty = createPages({ shelf: memoryShelf([]) });
    expect(await (await empty(new Request("http://shelf.example/models"))).text()).toContain("modelshelf add FOLDER");
    expect((await empty(new Request("http://shelf.example/"))).status).toBe(200);
  });
});

describe("the assets", () => {
  const scripts = () => readdirSync(`${client}assets`).filter((name) => name.endsWith(".js"));

  it("may be kept for ever, and come as small as the reader takes them", async () => {
    const [name = ""] = scripts();
    const plain = readFileSync(`${client}assets/${name}`);
    const answer = await get(`/assets/${name}`, { "accept-encoding": "gzip, br" });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-encoding")).toBe("br");
    expect(brotliDecompressSync(await answer.arrayBuffer())).toEqual(plain);
    const again = await get(`/assets/${name}`, {
      "accept-encoding": "gzip, br",
      "if-none-match": answer.headers.get("etag") ?? "",
    });
    expect(again.status).toBe(304);
  });

  it("hold no registry, no highlighter and no generator", () => {
    const all = scripts()
      .map((name) => readFileSync(`${client}assets/${name}`, "utf8"))
      .join("\n");
    expect(all.length).toBeGreaterThan(100_000);
    for (const sign of [
      "from_pretrained",
      "pip install",
      "router.huggingface.co",
      "speechbrain",
      "tokenizeLine",
      "remark",
    ]) {
      expect([sign, all.includes(sign)]).toEqual([sign, false]);
    }
  });

  it("are nothing else than what the build wrote", async () => {
    for (const path of [
      "/assets/../../server/index.js",
      "/server/index.js",
      "/sources.sha256",
      "/.vite/manifest.json",
    ]) {
      expect((await get(path)).status).toBe(404);
    }
  });
});

describe("the files of tasks", () => {
  it("are served whole and in parts", async () => {
    const path = "/tasks/automatic-speech-recognition/media/announcement.flac";
    const whole = await get(path);
    expect(whole.status).toBe(200);
    expect(whole.headers.get("content-type")).toBe("audio/flac");
    const bytes = Buffer.from(await whole.arrayBuffer());
    const part = await get(path, { range: "bytes=4-7" });
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 4-7/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(4, 8));
    const end = await get(path, { range: "bytes=-3" });
    expect(Buffer.from(await end.arrayBuffer())).toEqual(bytes.subarray(-3));
    expect((await get(path, { range: `bytes=${bytes.length}-` })).status).toBe(416);
  });

  it("are media and nothing else", async () => {
    expect((await get("/tasks/text-generation/media/task.ts")).status).toBe(404);
    expect((await get("/tasks/text-generation/media/about.md")).status).toBe(404);
    expect((await get("/tasks/__proto__/media/a.png")).status).toBe(404);
  });
});
