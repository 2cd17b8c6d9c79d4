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
  readonly #known = new Map<string, Promise<unknown>>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(python: string) {
    this.#process = spawn(python, ["-I", fileURLToPath(new URL("signatures.py", import.meta.url))]);
    this.#answers = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  /** The signature at `place`; null where no function or class is defined there. */
  at({ file, line }: Place): Promise<Signature | null> {
    return this.#ask({ file, line }) as Promise<Signature | null>;
  }

  /** Whether the module `file` names `lazy` among what it imports only when it is asked for. */
  imports(file: string, lazy: string): Promise<boolean> {
    return this.#ask({ file, lazy }) as Promise<boolean>;
  }

  #ask(request: object): Promise<unknown> {
    const line = JSON.stringify(request);
    const known = this.#known.get(line);
    if (known) return known;
    const answer = this.#last.then(async () => {
      this.#process.stdin.write(`${line}\n`);
      const { done, value } = await this.#answers.next();
      if (done) throw new Error(`reading what ${line} asks for failed`);
      return JSON.parse(value) as unknown;
    });
    this.#last = answer;
    this.#known.set(line, answer);
    return answer;
  }

  stop(): void {
    this.#process.stdin.end();
  }
}
