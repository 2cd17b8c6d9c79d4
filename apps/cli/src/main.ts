// The command `modelshelf`: thin over the packages. Exit codes: 0 done, 1 the input was wrong (or, of fit, the model does
// not fit), 2 usage.
import { Command, CommanderError } from "commander";
import packageJson from "../package.json" with { type: "json" };
import { oneLine } from "./errors.ts";

/** Every command, by the module that adds it; only the module of the command at hand is loaded. */
const commandModules: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  serve: async () => (await import("./commands/serve.ts")).addServeCommand,
  shelf: async () => (await import("./commands/shelf.ts")).addShelfCommands,
  snippets: async () => (await import("./commands/snippets.ts")).addSnippetsCommand,
  inference: async () => (await import("./commands/inference.ts")).addInferenceCommand,
  fit: async () => (await import("./commands/fit.ts")).addFitCommand,
  apps: async () => (await import("./commands/apps.ts")).addAppsCommand,
  catalogue: async () => (await import("./commands/catalogue.ts")).addCatalogueCommands,
  libraries: async () => (await import("./commands/libraries.ts")).addLibraryCommands,
};

const moduleOfCommand: Readonly<Record<string, readonly string[]>> = {
  serve: ["serve"],
  add: ["shelf"],
  remove: ["shelf"],
  list: ["shelf"],
  snippets: ["snippets"],
  inference: ["inference"],
  fit: ["fit"],
  apps: ["apps"],
  input: ["catalogue"],
  tasks: ["catalogue"],
  task: ["catalogue"],
  libraries: ["libraries"],
  library: ["libraries"],
  providers: ["catalogue"],
};

/** Runs one command line and resolves with its exit code; never throws. */
export async function main(args: readonly string[]): Promise<number> {
  const program = new Command("modelshelf")
    .description(
      "A self-hosted front desk for machine-learning models: what they are for, and the code that uses them.",
    )
    .version(packageJson.version)
    .exitOverride()
    .showHelpAfterError("(modelshelf --help lists the commands)");
  const wanted = moduleOfCommand[args[0] ?? ""] ?? Object.keys(commandModules);
  for (const name of wanted) (await commandModules[name]?.())?.(program);
  for (const command of program.commands) command.exitOverride();
  // A reader that stops reading (| head) is no error.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
    throw error;
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return typeof process.exitCode === "number" ? process.exitCode : 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.error(`modelshelf: ${oneLine(error)}`);
    return 1;
  }
}
