// What functions and classes of installed packages take by keyword, read from their source.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import type { Place } from "./language-server.ts";

export interface Signature {
  readonly names: readonly string[];
  /** Whether it takes keywords of other names. */
  readonly open: boolean;
  /** Where those go: places of called names in the same file, `own` the name of a method of the same object. */
  readonly next: readonly { readonly line: number; readonly character: number; readonly own: string | null }[];
}

export class Signatures {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #answers: AsyncIterator<string>;
  readonly #known = new Map<string, Promise<Signature | null>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(python: string) {
    this.#process = spawn(python, ["-I", fileURLToPath(new URL("signatures.py", import.meta.url))]);
    this.#answers = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  /** The signature at `place`; null where no function or class is defined there. */
  at({ file, line }: Place): Promise<Signature | null> {
    const key = `${file}:${line}`;
    const known = this.#known.get(key);
    if (known) return known;
    const answer = this.#last.then(async () => {
      this.#process.stdin.write(`${JSON.stringify({ file, line })}\n`);
      const { done, value } = await this.#answers.next();
      if (done) throw new Error(`reading the signature at ${key} failed`);
      return JSON.parse(value) as Signature | null;
    });
    this.#last = answer;
    this.#known.set(key, answer);
    return answer;
  }

  stop(): void {
    this.#process.stdin.end();
  }
}
