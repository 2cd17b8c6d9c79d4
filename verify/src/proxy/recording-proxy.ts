// A proxy that ends every TLS connection itself: it writes down what a client sent and answers in the
// place of the host that was asked. Nothing is ever passed on.
import * as http from "node:http";
import type { AddressInfo, Socket } from "node:net";
import * as tls from "node:tls";
import type { CertificateAuthority } from "./certificates.ts";

/** A request as it arrived, byte for byte. */
export interface RecordedRequest {
  readonly method: string;
  /** Absolute URL, as the client meant it: `https://router.huggingface.co/v1/chat/completions`. */
  readonly url: string;
  /** By lower-case name; several of one name are joined by ", ". */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** What the proxy answers; `chunks` leave one by one, each in a write of its own. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly chunks: readonly Uint8Array[];
  /** Number of chunks after which the rest is held back until `release` says to go on. */
  readonly heldAfter?: number;
}

export interface RecordingProxy {
  /** `http://127.0.0.1:PORT`, for the clients' proxy settings. */
  readonly url: string;
  /** In the order in which the requests were complete. */
  readonly requests: readonly RecordedRequest[];
  /** Faults of the connection itself, such as a client that refused the certificate. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

/** Answers one request, or undefined if no real host would be expected to know the address. */
export type Responder = (request: RecordedRequest, earlier: readonly RecordedRequest[]) => Answer | undefined;

/**
 * Starts a proxy on a free port of the loopback interface.
 *
 * @param release settles when an answer that is held back may go on.
 */
export async function startRecordingProxy(
  authority: CertificateAuthority,
  respond: Responder,
  release: () => Promise<void> = async () => undefined,
): Promise<RecordingProxy> {
  const requests: RecordedRequest[] = [];
  const faults: string[] = [];
  const origins = new WeakMap<object, string>();
  const sockets = new Set<Socket>();

  const handle = async (incoming: http.IncomingMessage, outgoing: http.ServerResponse): Promise<void> => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const origin = origins.get(incoming.socket);
    const url = origin === undefined ? (incoming.url ?? "") : origin + incoming.url;
    const headers = Object.fromEntries(
      Object.entries(incoming.headersDistinct).map(([name, values]) => [name, (values ?? []).join(", ")]),
    );
    const request = { method: incoming.method ?? "", url, headers, body: Buffer.concat(parts) };
    const answer = respond(request, [...requests]);
    requests.push(request);
    if (!answer) {
      outgoing.writeHead(404, { "content-type": "application/json" });
      outgoing.end(JSON.stringify({ error: `nothing is served at ${request.method} ${url}` }));
      return;
    }
    outgoing.writeHead(answer.status, answer.headers);
    for (const [index, chunk] of answer.chunks.entries()) {
      if (index === answer.heldAfter) await release();
      outgoing.write(chunk);
      await new Promise(setImmediate);
    }
    outgoing.end();
  };
  const onRequest: http.RequestListener = (incoming, outgoing) => {
    handle(incoming, outgoing).catch((error: unknown) => {
      faults.push(`${incoming.method} ${incoming.url}: ${error instanceof Error ? error.message : error}`);
      outgoing.destroy();
    });
  };

  const inner = http.createServer(onRequest);
  const outer = http.createServer(onRequest);
  outer.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  outer.on("connect", (request: http.IncomingMessage, socket: Socket) => {
    const target = request.url ?? "";
    socket.on("error", (error) => faults.push(`${target}: ${error.message}`));
    socket.once("data", (first) => {
      socket.pause();
      socket.unshift(first);
      // A TLS record of type "handshake"; anything else is plain HTTP inside the tunnel.
      if (first[0] !== 22) {
        origins.set(socket, `http://${target.replace(/:80$/, "")}`);
        inner.emit("connection", socket);
        socket.resume();
        return;
      }
      const host = target.replace(/:\d+$/, "").replace(/^\[|\]$/g, "");
      authority.contextFor(host).then(
        (secureContext) => {
          const secured = new tls.TLSSocket(socket, { isServer: true, secureContext, ALPNProtocols: ["http/1.1"] });
          secured.on("error", (error) => faults.push(`${target}: ${error.message}`));
          origins.set(secured, `https://${target.replace(/:443$/, "")}`);
          inner.emit("connection", secured);
        },
        (error: unknown) => {
          faults.push(`${target}: ${error}`);
          socket.destroy();
        },
      );
    });
    socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
  });

  await new Promise<void>((resolve) => outer.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(outer.address() as AddressInfo).port}`,
    requests,
    faults,
    close: () =>
      new Promise((resolve) => {
        outer.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
