import { Fragment, joinLines, remembered, sh } from "@modelshelf/code";

/** What the reader installs before the code runs. */
export type Install =
  | {
      readonly manager: "pip";
      readonly packages: readonly string[];
      readonly upgrade?: boolean;
      /** A page of wheels that are not on the index, to look on as well. */
      readonly findLinks?: string;
    }
  | {
      readonly manager: "npm";
      readonly packages: readonly string[];
      /** True for a command that is there in every folder. */
      readonly global?: boolean;
    }
  | { readonly manager: "brew"; readonly packages: readonly string[] }
  | {
      readonly manager: "cargo";
      readonly packages: readonly string[];
      /** Where the crates become dependencies of the reader's own project: their features, `reqwest/json`. */
      readonly features?: readonly string[];
    }
  /** Archives of Maven Central that need no other, by their coordinates: `org.json:json:20250517`. */
  | { readonly manager: "maven"; readonly packages: readonly string[] }
  /** Packages of conda-forge, for what comes with compiled parts that pip does not have. */
  | { readonly manager: "conda"; readonly packages: readonly string[] }
  | {
      readonly manager: "git";
      readonly repository: string;
      readonly commit: string;
      /** Whether the code needs the repositories that this one names as its submodules. */
      readonly submodules?: boolean;
      /** What pip installs in the repository's folder: `-e .`, `-r requirements.txt`. */
      readonly pip: readonly string[];
    };

/** The installer that a reader prefers where several can do it. */
export type InstallTool = "pip" | "uv" | "npm" | "brew" | "cargo" | "maven" | "conda" | "git";

/** Packages of the Python package index, as pip names them: pip("diffusers", "transformers>=5"). */
export const pip = (...packages: string[]): Install => ({ manager: "pip", packages });

/** The same, taking newer versions of what is installed already (`-U`). */
export const pipUpgrade = (...packages: string[]): Install => ({ manager: "pip", packages, upgrade: true });

/**
 * Packages that are on a page of wheels: pipFrom("https://k2-fsa.github.io/k2/cpu.html", "k2>=1.24.4.dev0"). The index
 * is asked as well: a bound keeps away what it has under the name.
 */
export const pipFrom = (findLinks: string, ...packages: string[]): Install => ({
  manager: "pip",
  packages,
  findLinks,
});

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

/** The same repository with its submodules: withSubmodules(gitClone("https://github.com/owner/name", "COMMIT")). */
export const withSubmodules = (install: Install): Install =>
  install.manager === "git" ? { ...install, submodules: true } : install;

export const brew = (...packages: string[]): Install => ({ manager: "brew", packages });

export const cargo = (...packages: string[]): Install => ({ manager: "cargo", packages });

/** Crates for a project: cargoAdd(["reqwest", "serde_json"], ["reqwest/json"]). */
export const cargoAdd = (packages: readonly string[], features: readonly string[] = []): Install => ({
  manager: "cargo",
  packages,
  features,
});

/** An archive to put beside the code: maven("org.json:json:20250517"). */
export const maven = (...packages: string[]): Install => ({ manager: "maven", packages });

export const conda = (...packages: string[]): Install => ({ manager: "conda", packages });

export const npm = (...packages: string[]): Install => ({ manager: "npm", packages });

/** Packages that bring a command for every folder: npmGlobal("opencode-ai"). */
export const npmGlobal = (...packages: string[]): Install => ({ manager: "npm", packages, global: true });

/** The installers that can do it, the usual one first. */
export function installTools(install: Install): readonly InstallTool[] {
  if (install.manager === "git" && install.pip.some(isEditableRepository)) return ["pip"];
  return install.manager === "pip" || (install.manager === "git" && install.pip.length > 0)
    ? ["pip", "uv"]
    : [install.manager];
}

/** uv takes a folder after -e, but no repository (uv 0.13.9, its message, read 2026-11-21). */
const isEditableRepository = (word: string, index: number, words: readonly string[]): boolean =>
  words[index - 1] === "-e" && word.startsWith("git+");

/** The command for a terminal: `pip install -U diffusers`, by the usual tool where none is named. */
export const installCommand = (install: Install, tool?: InstallTool): string =>
  install.manager === "pip" ? pipCommand(install, tool) : String(installFragment(install, tool));

/** An option stands as it is; what follows it is a word like any other. */
const pipWord = remembered((word) => (/^--?[a-z]+(?:-[a-z]+)*$/.test(word) ? word : String(sh`${word}`)));

function pipCommand(install: Extract<Install, { manager: "pip" }>, tool: InstallTool | undefined): string {
  let command = tool === "uv" ? "uv pip install" : "pip install";
  if (install.upgrade) command += " -U";
  if (install.findLinks !== undefined) command += ` -f ${pipWord(install.findLinks)}`;
  for (const word of install.packages) command += ` ${pipWord(word)}`;
  return command;
}

function installFragment(
  install: Exclude<Install, { manager: "pip" }>,
  tool: InstallTool | undefined,
): Fragment<"shell"> {
  switch (install.manager) {
    case "git":
      return clone(install, tool);
    case "npm":
      return install.global ? sh`npm install -g ${install.packages}` : sh`npm install ${install.packages}`;
    case "brew":
      return sh`brew install ${install.packages}`;
    case "cargo":
      if (install.features === undefined) return sh`cargo install ${install.packages}`;
      return install.features.length === 0
        ? sh`cargo add ${install.packages}`
        : sh`cargo add ${install.packages} --features ${install.features.join(",")}`;
    case "maven":
      return joinLines(
        "shell",
        install.packages.map((artifact) => sh`mvn dependency:copy -Dartifact=${artifact} -DoutputDirectory=.`),
      );
    case "conda":
      return sh`conda install -c conda-forge ${install.packages}`;
  }
}

function clone(
  { repository, commit, submodules = false, pip }: Extract<Install, { manager: "git" }>,
  tool: InstallTool | undefined,
): Fragment<"shell"> {
  const folder = repository.slice(repository.lastIndexOf("/") + 1);
  const installed = new Fragment("shell", [pipCommand({ manager: "pip", packages: pip }, tool)]);
  const checkout = submodules
    ? sh`
        git checkout ${commit} &&
        git submodule update --init --recursive
      `
    : sh`git checkout ${commit}`;
  const both = sh`
    ${checkout} &&
    ${installed}
  `;
  // One command: what follows a step that failed does not run in the wrong folder.
  return sh`
    git clone ${`${repository}.git`} &&
    cd ${folder} &&
    ${pip.length === 0 ? checkout : both}
  `;
}
