// Which snippets can be held against a package: the release that their install command brings is installed here.
import type { Install } from "@modelshelf/catalogue";
import { otherRelease, provenPackage } from "../package-version.ts";

/** A library's own package that is not installed here, though an index has it. */
export interface NotInstalled {
  /** As the install command names it. */
  readonly package: string;
  readonly why: string;
}

/** Checked on 2026-11-21. One that is installed after all must leave the list. */
export const notInstalled: readonly NotInstalled[] = [
  {
    package: "mindspore",
    why: "over 150 MB, compiled for the most part, and with no wheel for the newest Pythons",
  },
  {
    package: "mlc-llm-nightly-cpu",
    why: "its wheels are on a page of the project's alone, one for each night",
  },
  {
    package: "pruna_pro",
    why: "its wheels are compiled throughout: there is no source to read",
  },
  {
    package: "tensorflow",
    why: "over 150 MB, for the one function that loads a model",
  },
  {
    package: "tensorrt",
    why: "it downloads the libraries that it stands for when it is installed, over 1 GB that are compiled throughout",
  },
];

export interface HeldPackage {
  /** Null for code that needs no package of its own. */
  readonly package: string | null;
  readonly version?: string;
}

export interface NotHeld {
  readonly package: string;
  readonly reason: string;
  readonly listed: boolean;
  /** An index has it, and it could be installed. */
  readonly absent: boolean;
}

/** Whether a snippet with this install command can be held against its own package, or why not. */
export async function held(
  install: Install | null,
  versions: ReadonlyMap<string, string>,
  list: readonly NotInstalled[] = notInstalled,
): Promise<HeldPackage | NotHeld> {
  if (install === null) return { package: null };
  const other = otherRelease(install, versions);
  if (other !== undefined) {
    return { package: other, reason: "another release than the current one", listed: false, absent: false };
  }
  const { package: name = "", version } = await provenPackage(install, versions);
  const reason = "no package on an index, it is installed from its repository";
  if (install.manager !== "pip") return { package: name, reason, listed: false, absent: false };
  const repository = install.packages.find((requirement) => requirement.startsWith("git+"));
  if (repository !== undefined) {
    return { package: repository.replace(/^git\+|@.*$/g, ""), reason, listed: false, absent: false };
  }
  if (version !== undefined) return { package: name, version };
  const listed = list.find((one) => one.package === name);
  return { package: name, reason: listed?.why ?? "not installed here", listed: listed !== undefined, absent: true };
}
