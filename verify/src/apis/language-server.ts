// pyright's language server, asked where names are defined and what is wrong with a source.
import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  createProtocolConnection,
  DefinitionRequest,
  type Diagnostic,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentDiagnosticRequest,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type Position,
  type ProtocolConnection,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";

/** Where something is defined; the line is counted from 0. */
export interface Place {
  readonly file: string;
  readonly line: number;
}

export class LanguageServer {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #connection: ProtocolConnection;
  readonly #ended: Promise<never>;

  private constructor(process: ChildProcessWithoutNullStreams, connection: ProtocolConnection) {
    this.#process = process;
    this.#connection = connection;
    let stderr = "";
    process.stderr.setEncoding("utf8").on("data", (text: string) => (stderr += text));
    this.#ended = new Promise((_, reject) => {
      process.once("error", (error) => reject(new Error(`cannot start pyright: ${error.message}`)));
      process.once("close", (code) => reject(new Error(`pyright's language server ended with ${code}: ${stderr}`)));
    });
    // Who waits for an answer hears of it; an end that was asked for is none.
    this.#ended.catch(() => undefined);
  }

  /** Starts it for the sources in `folder` and the packages that `python` has. */
  static async start(folder: string, python: string): Promise<LanguageServer> {
    const script = createRequire(import.meta.url).resolve("pyright/langserver.index.js");
    // It holds what it has read, up to 4 GB here, and begins to throw it away at nine tenths of its limit.
    const child = spawn(process.execPath, ["--max-old-space-size=6144", script, "--stdio"], { cwd: folder });
    const connection = createProtocolConnection(
      new StreamMessageReader(child.stdout),
      new StreamMessageWriter(child.stdin),
    );
    const settings: Readonly<Record<string, unknown>> = {
      python: { pythonPath: python },
      "python.analysis": { diagnosticMode: "openFilesOnly" },
    };
    connection.onRequest("workspace/configuration", ({ items }: { items: readonly { section?: string }[] }) =>
      items.map(({ section = "" }) => settings[section] ?? {}),
    );
    connection.listen();
    const server = new LanguageServer(child, connection);
    const uri = pathToFileURL(folder).href;
    const capabilities = {
      workspace: { configuration: true, workspaceFolders: true },
      textDocument: { definition: { linkSupport: true }, diagnostic: {} },
    };
    await server.#answer(
      connection.sendRequest(InitializeRequest.type, {
        processId: process.pid,
        rootUri: uri,
        workspaceFolders: [{ uri, name: "snippets" }],
        capabilities,
      }),
    );
    await connection.sendNotification(InitializedNotification.type, {});
    return server;
  }

  async open(file: string, text: string): Promise<void> {
    const textDocument = { uri: pathToFileURL(file).href, languageId: "python", version: 1, text };
    await this.#connection.sendNotification(DidOpenTextDocumentNotification.type, { textDocument });
  }

  async close(file: string): Promise<void> {
    const textDocument = { uri: pathToFileURL(file).href };
    try {
      await this.#connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument });
    } catch {
      // It has ended already; whoever waited for an answer hears why.
    }
  }

  async diagnostics(file: string): Promise<readonly Diagnostic[]> {
    const textDocument = { uri: pathToFileURL(file).href };
    const report = await this.#answer(this.#connection.sendRequest(DocumentDiagnosticRequest.type, { textDocument }));
    return report.kind === "full" ? report.items : [];
  }

  /** Where the name at `position` is defined; nowhere, if pyright does not know. */
  async definition(file: string, { line, character }: Position): Promise<readonly Place[]> {
    const found = await this.#answer(
      this.#connection.sendRequest(DefinitionRequest.type, {
        textDocument: { uri: pathToFileURL(file).href },
        position: { line, character },
      }),
    );
    return [found ?? []].flat().map((one) => {
      const [uri, range] = "targetUri" in one ? [one.targetUri, one.targetSelectionRange] : [one.uri, one.range];
      return { file: fileURLToPath(uri), line: range.start.line };
    });
  }

  async stop(): Promise<void> {
    try {
      await this.#answer(this.#connection.sendRequest(ShutdownRequest.type));
      await this.#connection.sendNotification(ExitNotification.type);
    } catch {
      // It has ended already; whoever waited for an answer has heard why.
    } finally {
      this.#connection.dispose();
      this.#process.kill();
    }
  }

  /** The answer, or an error if the server ends before it. */
  #answer<Value>(value: Promise<Value>): Promise<Value> {
    return Promise.race([value, this.#ended]);
  }
}
