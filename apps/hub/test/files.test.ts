// Files over HTTP: names, hashes, ranges.
import { createHash } from "node:crypto";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHub, type Hub, type Serving, serve } from "../src/index.ts";
import { chatModel, repository, temporaryFolder } from "./little-repository.ts";

const large = Buffer.from(Array.from({ length: 500_000 }, (_, index) => (index * 7919) % 251));
const text = "line one\nline two\n";

let hub: Hub;
let server: Serving;
let sha: string;
const failures: string[] = [];

beforeAll(async () => {
  hub = await createHub({
    dataDir: temporaryFolder(),
    logger: { error: (...words) => failures.push(words.join(" ")) },
  });
  const files = {
    ...chatModel,
    "weights.bin": large,
    "notes.txt": text,
    "empty.txt": "",
    "page.html": "<script>alert(1)</script>",
    "picture.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "sub/50% off #1?.txt": "odd",
    'sub/"quoted" é.txt': "quoted",
    "resolve/main/config.json": "nested",
  };
  sha = (await hub.addFolder(repository(files), { id: "me/chat" })).record.sha ?? "";
  await hub.addFolder(repository(chatModel), { id: "bare" });
  await hub.addRecord({ id: "big/model" });
  server = await serve({ hub, pages: async () => new Response("a page"), host: "127.0.0.1", port: 0 });
});

afterAll(async () => {
  await server.close();
  await hub.close();
  expect(failures).toEqual([]);
});

const file = (path: string, init?: RequestInit) => fetch(`${server.url}/me/chat/resolve/main/${path}`, init);
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");

/** Sends a path exactly as it is written. */
function askRaw(path: string, method = "GET"): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, method, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    sent.on("error", reject);
    sent.end();
  });
}

/** Headers that are about the connection, not the file. */
const perConnection = ["connection", "date", "keep-alive"];

describe("a file", () => {
  test("comes whole, named by its git blob where it is small", async () => {
    const response = await file("notes.txt", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe(String(text.length));
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("etag")).toBe(
      `"${createHash("sha1").update(`blob ${text.length}\0${text}`).digest("hex")}"`,
    );
    expect(response.headers.get("x-linked-etag")).toBeNull();
    expect(response.headers.get("x-repo-commit")).toBe(sha);
    expect(response.headers.get("accept-ranges")).toBe("bytes");
    expect(response.headers.get("content-disposition")).toBe(
      `inline; filename*=UTF-8''notes.txt; filename="notes.txt";`,
    );
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await response.text()).toBe(text);
  });

  test("is named by the SHA-256 of its content where it is large", async () => {
    const response = await file("weights.bin");
    expect(response.headers.get("etag")).toBe(`"${sha256(large)}"`);
    expect(response.headers.get("x-linked-etag")).toBe(`"${sha256(large)}"`);
    expect(response.headers.get("x-linked-size")).toBe(String(large.length));
    expect((await bytes(response)).equals(large)).toBe(true);
  });

  test("has the same headers and no body for HEAD", async () => {
    for (const path of ["weights.bin", "notes.txt", "empty.txt"]) {
      const [get, head] = [await file(path), await file(path, { method: "HEAD" })];
      const headers = (response: Response) =>
        Object.fromEntries([...response.headers].filter(([name]) => !perConnection.includes(name)));
      expect(headers(head)).toEqual(headers(get));
      expect((await bytes(head)).length).toBe(0);
    }
  });

  test("is found at main, HEAD and its commit; the commit's may be kept for ever", async () => {
    for (const revision of ["main", "HEAD", "refs%2Fheads%2Fmain", sha]) {
      const response = await fetch(`${server.url}/me/chat/resolve/${revision}/notes.txt`);
      expect(await response.text()).toBe(text);
      expect(response.headers.get("cache-control")).toContain(revision === sha ? "immutable" : "no-cache");
    }
  });

  test("is found for a bare id, in any case of the id, and below folders named as addresses are", async () => {
    expect((await fetch(`${server.url}/bare/resolve/main/config.json`)).status).toBe(200);
    expect((await fetch(`${server.url}/ME/Chat/resolve/main/config.json`)).status).toBe(200);
    expect(await (await file("resolve/main/config.json")).text()).toBe("nested");
  });

  test("with an odd name is found by its encoded address", async () => {
    for (const [name, content] of [
      ["sub/50% off #1?.txt", "odd"],
      ['sub/"quoted" é.txt', "quoted"],
    ] as const) {
      const response = await fetch(server.url + hub.shelf.fileUrl("me/chat", name));
      expect(await response.text()).toBe(content);
    }
    expect((await file(`sub/${encodeURIComponent('"quoted" é.txt')}`)).headers.get("content-disposition")).toBe(
      `inline; filename*=UTF-8''%22quoted%22%20%C3%A9.txt; filename="_quoted_ _.txt";`,
    );
  });

  test("never runs as a page of this origin", async () => {
    const page = await file("page.html");
    expect(page.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(page.headers.get("x-content-type-options")).toBe("nosniff");
    expect((await file("picture.svg")).headers.get("content-security-policy")).toMatch(/default-src 'none'.*sandbox/);
  });

  test("is not sent again to who has it", async () => {
    const etag = (await file("notes.txt")).headers.get("etag") ?? "";
    for (const value of [etag, `W/${etag}`, `"x", ${etag}`, "*"]) {
      const response = await file("notes.txt", { headers: { "If-None-Match": value } });
      expect(response.status).toBe(304);
      expect(await response.text()).toBe("");
    }
    expect((await file("notes.txt", { headers: { "If-None-Match": '"other"' } })).status).toBe(200);
  });

  test("comes as an attachment where that is asked for", async () => {
    expect((await file("notes.txt?download=true")).headers.get("content-disposition")).toMatch(/^attachment/);
  });

  test("comes raw: a large one as git's pointer to it", async () => {
    const raw = (path: string) => fetch(`${server.url}/me/chat/raw/main/${path}`);
    expect(await (await raw("notes.txt")).text()).toBe(text);
    expect(await (await raw("weights.bin")).text()).toBe(
      `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256(large)}\nsize ${large.length}\n`,
    );
  });
});

describe("ranges", () => {
  const range = (value: string, path = "notes.txt", headers = {}) =>
    file(path, { headers: { Range: value, ...headers } });

  test.each([
    ["bytes=0-0", "l", "bytes 0-0/18"],
    ["bytes=5-7", "one", "bytes 5-7/18"],
    ["bytes=9-", "line two\n", "bytes 9-17/18"],
    ["bytes=14-999999", "two\n", "bytes 14-17/18"],
    ["bytes=-4", "two\n", "bytes 14-17/18"],
    ["bytes=-999", text, "bytes 0-17/18"],
  ])("%s gives those bytes", async (value, content, contentRange) => {
    const response = await range(value);
    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(contentRange);
    expect(response.headers.get("content-length")).toBe(String(content.length));
    expect(await response.text()).toBe(content);
  });

  test.each(["bytes=18-", "bytes=18-20", "bytes=-0"])("%s is after the end", async (value) => {
    const response = await range(value);
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe("bytes */18");
  });

  test.each(["bytes=5-3", "bytes=a-b", "lines=1-2", "bytes=0-1,3-4", "bytes=-", "bytes"])(
    "%s is the whole file",
    async (value) => {
      const response = await range(value);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe(text);
    },
  );

  test("of an empty file are an empty answer that says so", async () => {
    const response = await range("bytes=0-0", "empty.txt");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-range")).toBe("bytes */0");
    expect(response.headers.get("content-length")).toBe("0");
    expect(await response.text()).toBe("");
  });

  test("hold only for the file that the client knows", async () => {
    const etag = (await file("notes.txt")).headers.get("etag") ?? "";
    expect((await range("bytes=0-0", "notes.txt", { "If-Range": etag })).status).toBe(206);
    expect((await range("bytes=0-0", "notes.txt", { "If-Range": '"other"' })).status).toBe(200);
  });

  test("of HEAD have a range's headers and no body", async () => {
    const response = await file("notes.txt", { method: "HEAD", headers: { Range: "bytes=0-3" } });
    expect(response.status).toBe(206);
    expect(response.headers.get("content-length")).toBe("4");
    expect(await response.text()).toBe("");
  });

  test("are the bytes of the file, whatever they are", async () => {
    const place = fc.nat({ max: large.length - 1 });
    await fc.assert(
      fc.asyncProperty(place, place, async (a, b) => {
        const [start, end] = [Math.min(a, b), Math.max(a, b)];
        const response = await range(`bytes=${start}-${end}`, "weights.bin");
        expect((await bytes(response)).equals(large.subarray(start, end + 1))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe("what is not there", () => {
  test.each([
    ["/me/chat/resolve/main/nope.json", "EntryNotFound"],
    ["/me/chat/resolve/main/sub", "EntryNotFound"],
    ["/me/chat/resolve/main/", "EntryNotFound"],
    ["/me/chat/resolve/dev/config.json", "RevisionNotFound"],
    ["/me/chat/resolve/refs%2Fpr%2F1/config.json", "RevisionNotFound"],
    ["/me/chat/resolve/refs/pr/1/config.json", "RevisionNotFound"],
    [`/me/chat/resolve/${"0".repeat(40)}/config.json`, "RevisionNotFound"],
    ["/me/nope/resolve/main/config.json", "RepoNotFound"],
    ["/nope/resolve/main/config.json", "RepoNotFound"],
    ["/big/model/resolve/main/config.json", "EntryNotFound"],
  ])("%s is %s", async (path, code) => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers, body } = await askRaw(path, method);
      expect(status).toBe(404);
      expect(headers["x-error-code"]).toBe(code);
      expect(method === "HEAD" ? body === "" : JSON.parse(body).status === 404).toBe(true);
    }
  });

  test("is told with the commit, so that clients may remember it; not where the files are elsewhere", async () => {
    expect((await file("nope.json")).headers.get("x-repo-commit")).toBe(sha);
    expect((await fetch(`${server.url}/big/model/resolve/main/x`)).headers.get("x-repo-commit")).toBeNull();
  });

  test.each([
    "/me/chat/resolve/main/../../../../etc/passwd",
    "/me/chat/resolve/main/..%2f..%2f..%2f..%2fetc%2fpasswd",
    "/me/chat/resolve/main/%2e%2e/%2e%2e/shelf.db",
    "/me/chat/resolve/main/..%5c..%5cshelf.db",
    "/me/chat/resolve/main/%2fetc%2fpasswd",
    "/me/chat/resolve/main//etc/passwd",
    "/me/chat/resolve/main/config.json%00.txt",
    "/me/chat/resolve/main/./config.json/.",
    "/me/chat/resolve/main/%",
    "/me/chat/resolve/main/%ff%fe",
    "/me/chat/resolve/..%2f..%2fshelf.db/x",
    "/..%2f..%2fshelf.db/resolve/main/x",
    "/me%2fchat%2f../resolve/main/config.json",
    "/%00/%00/resolve/main/config.json",
  ])("%s leads nowhere", async (path) => {
    const { status, body } = await askRaw(path);
    expect([200, 400, 404]).toContain(status);
    expect(body).not.toContain("root:");
    expect(body).not.toContain("SQLite format");
    // A path that the URL standard itself tidies up may lead to a page.
    if (status === 200) expect(body).toBe("a page");
  });

  test("whatever a path is made of, only files of the model come", async () => {
    const part = fc.constantFrom(
      "..",
      ".",
      "%2e%2e",
      "%2f",
      "%5c",
      "%00",
      "/",
      "etc",
      "passwd",
      "shelf.db",
      "files",
      "config.json",
      "%",
      "main",
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 8 }), async (parts) => {
        const { status, body } = await askRaw(`/me/chat/resolve/main/${parts.join("")}`);
        const known = ["a page", JSON.stringify(chatModel["config.json"]), "nested"];
        if (status === 200) expect(known).toContain(body);
        else expect([400, 404]).toContain(status);
      }),
      { numRuns: 200 },
    );
  });
});

test("a download that is broken off frees its file, and the server goes on", async () => {
  for (let round = 0; round < 20; round += 1) {
    const controller = new AbortController();
    const response = await file("weights.bin", { signal: controller.signal });
    const reader = response.body?.getReader();
    await reader?.read();
    controller.abort();
    await reader?.closed.catch(() => {});
  }
  expect((await bytes(await file("weights.bin"))).equals(large)).toBe(true);
});

test("a file whose model was removed in between is not found", async () => {
  await hub.addFolder(repository(chatModel), { id: "me/short-lived" });
  await hub.remove("me/short-lived");
  const response = await fetch(`${server.url}/me/short-lived/resolve/main/config.json`);
  expect(response.headers.get("x-error-code")).toBe("RepoNotFound");
});
