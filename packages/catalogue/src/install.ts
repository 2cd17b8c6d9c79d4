import { type Fragment, sh } from "@modelshelf/code";

/** What the reader installs before the code runs. */
export type Install =
  | { readonly manager: "pip"; readonly packages: readonly string[]; readonly upgrade?: boolean }
  | { readonly manager: "npm"; readonly packages: readonly string[] }
  | { readonly manager: "brew"; readonly packages: readonly string[] }
  | { readonly manager: "cargo"; readonly packages: readonly string[] };

/** The installer that a reader prefers where several can do it. */
export type InstallTool = "pip" | "uv" | "npm" | "brew" | "cargo";

/** Packages of the Python package index, as pip names them: pip("diffusers", "transformers>=5"). */
export const pip = (...packages: string[]): Install => ({ manager: "pip", packages });

/** The same, taking newer versions of what is installed already (`-U`). */
export const pipUpgrade = (...packages: string[]): Install => ({ manager: "pip", packages, upgrade: true });

export const npm = (...packages: string[]): Install => ({ manager: "npm", packages });

/** The installers that can do it, the usual one first. */
export function installTools(install: Install): readonly InstallTool[] {
  return install.manager === "pip" ? ["pip", "uv"] : [install.manager];
}

// Most entries install the same for every model.
const commands = new WeakMap<Install, Partial<Record<InstallTool, string>>>();

/** The command for a terminal: `pip install -U diffusers`. */
export function installCommand(install: Install, tool: InstallTool = install.manager): string {
  const known = commands.get(install) ?? {};
  const found = known[tool];
  if (found !== undefined) return found;
  const command = String(installFragment(install, tool));
  commands.set(install, { ...known, [tool]: command });
  return command;
}

function installFragment(install: Install, tool: InstallTool): Fragment<"shell"> {
  const { packages } = install;
  switch (install.manager) {
    case "pip": {
      if (install.upgrade) return tool === "uv" ? sh`uv pip install -U ${packages}` : sh`pip install -U ${packages}`;
      return tool === "uv" ? sh`uv pip install ${packages}` : sh`pip install ${packages}`;
    }
    case "npm":
      return sh`npm install ${packages}`;
    case "brew":
      return sh`brew install ${packages}`;
    case "cargo":
      return sh`cargo add ${packages}`;
  }
}
