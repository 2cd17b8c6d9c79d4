import { createHub, serve } from "@modelshelf/hub";
import { sampleModels, sampleRecords } from "@modelshelf/samples";
import { createPages } from "@modelshelf/web";
import type { Command } from "commander";
import { InputError } from "../errors.ts";
import { print } from "../output.ts";
import { dataDirectory } from "../shelf.ts";

export function addServeCommand(program: Command): void {
  program
    .command("serve")
    .summary("start the hub: pages, JSON API and files")
    .option("--port <number>", "port to listen on; 0 takes a free one", "7860")
    .option("--host <address>", "address to listen on", "127.0.0.1")
    .option("--samples", "fill an empty data directory with sample models, once")
    .option("--data <dir>", "data directory of the shelf")
    .action(async (options: { port: string; host: string; samples?: true; data?: string }) => {
      const port = Number(options.port);
      if (!Number.isInteger(port) || port < 0 || port > 65_535) {
        throw new InputError(`--port must be a number from 0 to 65535, not ${JSON.stringify(options.port)}`);
      }
      const hub = await createHub({ dataDir: dataDirectory(options.data) });
      if (options.samples) await hub.loadSamples({ models: sampleModels, records: sampleRecords });
      const pages = await createPages({ shelf: hub.shelf });
      const server = await serve({ hub, pages, host: options.host, port });
      print(`Modelshelf is at ${server.url}`);
      print("Stop it with Ctrl+C.");
      await new Promise<void>((resolve) => {
        for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => resolve());
      });
      await server.close();
      await hub.close();
    });
}
