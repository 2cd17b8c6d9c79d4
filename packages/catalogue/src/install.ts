import { Fragment, sh } from "@modelshelf/code";

/** What the reader installs before the code runs. */
export type Install =
  | { readonly manager: "pip"; readonly packages: readonly string[]; readonly upgrade?: boolean }
  | { readonly manager: "npm"; readonly packages: readonly string[] }
  | { readonly manager: "brew"; readonly packages: readonly string[] }
  | { readonly manager: "cargo"; readonly packages: readonly string[] }
  | {
      readonly manager: "git";
      readonly repository: string;
      readonly commit: string;
      /** What pip installs in the repository's folder: `-e .`, `-r requirements.txt`. */
      readonly pip: readonly string[];
    };

/** The installer that a reader prefers where several can do it. */
export type InstallTool = "pip" | "uv" | "npm" | "brew" | "cargo" | "git";

/** Packages of the Python package index, as pip names them: pip("diffusers", "transformers>=5"). */
export const pip = (...packages: string[]): Install => ({ manager: "pip", packages });

/** The same, taking newer versions of what is installed already (`-U`). */
export const pipUpgrade = (...packages: string[]): Install => ({ manager: "pip", packages, upgrade: true });

/**
 * A repository to clone, for projects that are no package: gitClone("https://github.com/owner/name", "COMMIT",
 * "-r", "requirements.txt"). The code runs in its folder.
 *
 * @param pip arguments of `pip install` there; none where nothing is to be installed.
 */
export const gitClone = (repository: string, commit: string, ...pip: string[]): Install => ({
  manager: "git",
  repository,
  commit,
  pip,
});

export const brew = (...packages: string[]): Install => ({ manager: "brew", packages });

export const cargo = (...packages: string[]): Install => ({ manager: "cargo", packages });

export const npm = (...packages: string[]): Install => ({ manager: "npm", packages });

/** The installers that can do it, the usual one first. */
export function installTools(install: Install): readonly InstallTool[] {
  return install.manager === "pip" || (install.manager === "git" && install.pip.length > 0)
    ? ["pip", "uv"]
    : [install.manager];
}

// Most entries install the same for every model.
const commands = new WeakMap<Install, Partial<Record<InstallTool, string>>>();

/** The command for a terminal: `pip install -U diffusers`. */
export function installCommand(install: Install, tool: InstallTool = installTools(install)[0] as InstallTool): string {
  const known = commands.get(install) ?? {};
  const found = known[tool];
  if (found !== undefined) return found;
  const command = String(installFragment(install, tool));
  commands.set(install, { ...known, [tool]: command });
  return command;
}

function installFragment(install: Install, tool: InstallTool): Fragment<"shell"> {
  if (install.manager === "git") return clone(install, tool);
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
      return sh`cargo install ${packages}`;
  }
}

function clone(
  { repository, commit, pip }: Extract<Install, { manager: "git" }>,
  tool: InstallTool,
): Fragment<"shell"> {
  const folder = repository.slice(repository.lastIndexOf("/") + 1);
  // An option stands as it is; what follows it is a word like any other.
  const words = pip.map((word) => (/^-[a-z]$/.test(word) ? new Fragment("shell", word) : word));
  const checkout = sh`git checkout ${commit}`;
  const installed = tool === "uv" ? sh`uv pip install ${words}` : sh`pip install ${words}`;
  const both = sh`
    ${checkout} &&
    ${installed}
  `;
  // One command: what follows a step that failed does not run in the wrong folder.
  return sh`
    git clone ${`${repository}.git`} &&
    cd ${folder} &&
    ${words.length === 0 ? checkout : both}
  `;
}
