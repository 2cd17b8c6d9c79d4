// Lets torch's build for Linux start without the GPU libraries it is linked to; docs/decisions/0002-torch-build.md.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A library that torch is linked to and that is not there. */
interface Wanted {
  readonly name: string;
  /** The functions that torch takes from it. */
  readonly functions: Set<string>;
  /** The same by the version of the library's interface that they are looked up with; some have none. */
  readonly versions: Map<string, Set<string>>;
}

// What the loader reads when torch is imported; the others are opened when a GPU is used.
const loaded = ["libtorch_python.so", "libtorch_cuda.so", "libtorch_cpu.so", "libtorch_nvshmem.so", "libc10_cuda.so"];
const gpuLibrary = /^lib(?:cu|nv|nccl)/;

/**
 * Writes a library with the same name and no content for each GPU library that torch is linked to and that is not
 * installed. A function of it ends the process with a message.
 *
 * @param sitePackages folder that has `torch/` and, perhaps, `nvidia/`.
 * @returns names of the libraries written; none where torch is a CPU build.
 */
export function writeGpuStandIns(sitePackages: string): string[] {
  const folder = join(sitePackages, "torch", "lib");
  return wantedLibraries(sitePackages, folder).map((library) => {
    compile(library, join(folder, library.name));
    return library.name;
  });
}

function wantedLibraries(sitePackages: string, folder: string): Wanted[] {
  const installed = new Set([folder, ...nvidiaFolders(sitePackages)].flatMap((place) => readdirSync(place)));
  const wanted = new Map<string, Wanted>();
  for (const file of loaded.map((name) => join(folder, name)).filter(existsSync)) {
    const text = readelf("-dVW", "--dyn-syms", file);
    for (const [, name = ""] of text.matchAll(/\(NEEDED\).*\[(.+)\]/g)) {
      if (!gpuLibrary.test(name) || installed.has(name) || wanted.has(name)) continue;
      wanted.set(name, { name, functions: new Set(), versions: new Map() });
    }
    const owners = versionOwners(text);
    for (const [, symbol = "", version] of text.matchAll(/ UND ([a-z]\w*)(?:@(\S+))?/g)) {
      if (version === undefined) {
        for (const library of wanted.values()) if (isNamedAfter(symbol, library.name)) library.functions.add(symbol);
        continue;
      }
      const library = wanted.get(owners.get(version) ?? "");
      if (!library) continue;
      library.functions.add(symbol);
      library.versions.set(version, (library.versions.get(version) ?? new Set()).add(symbol));
    }
  }
  return [...wanted.values()];
}

/** Whether a function without version is of that library: `ncclSend` of `libnccl.so.2`. */
const isNamedAfter = (symbol: string, library: string) =>
  symbol.toLowerCase().startsWith(library.replace(/^lib|\.so.*$/g, "").toLowerCase());

/** Which library a version of a symbol belongs to, from readelf's list of needed versions. */
function versionOwners(text: string): Map<string, string> {
  const owners = new Map<string, string>();
  let library = "";
  for (const line of text.split("\n")) {
    library = /Version: \d+ {2}File: (\S+)/.exec(line)?.[1] ?? library;
    const version = /Name: (\S+) {2}Flags:/.exec(line)?.[1];
    if (version !== undefined && library) owners.set(version, library);
  }
  return owners;
}

function compile({ name, functions, versions }: Wanted, output: string): void {
  const scratch = mkdtempSync(join(tmpdir(), "modelshelf-stand-in-"));
  try {
    const source = join(scratch, "stand-in.c");
    const script = join(scratch, "versions.map");
    writeFileSync(source, standInSource(name, [...functions].sort()));
    writeFileSync(
      script,
      [...versions].map(([version, names]) => `${version} { global: ${[...names].join("; ")}; };`).join("\n"),
    );
    const linked = versions.size > 0 ? [`-Wl,--version-script=${script}`] : [];
    execFileSync("cc", ["-shared", "-fPIC", "-O1", "-w", source, "-o", output, `-Wl,-soname,${name}`, ...linked]);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

const standInSource = (library: string, functions: readonly string[]) => `
#include <stdio.h>
#include <stdlib.h>
static void absent(const char *name) {
  fprintf(stderr, "%s of ${library} was called, but GPU libraries are not installed here\\n", name);
  abort();
}
${functions.map((name) => `void ${name}(void) { absent("${name}"); }`).join("\n")}
`;

function nvidiaFolders(sitePackages: string): string[] {
  const nvidia = join(sitePackages, "nvidia");
  if (!existsSync(nvidia)) return [];
  return readdirSync(nvidia)
    .map((name) => join(nvidia, name, "lib"))
    .filter(existsSync);
}

const readelf = (...args: readonly string[]) =>
  execFileSync("readelf", args, {
    encoding: "utf8",
    maxBuffer: 256 * 1024 * 1024,
    stdio: ["ignore", "pipe", "ignore"],
  });
