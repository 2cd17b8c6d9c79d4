// Every package that an install command names.
import {
  appGuide,
  applicableApps,
  type Install,
  libraryIds,
  libraryInstalls,
  type ModelRecord,
  type SnippetContext,
} from "@modelshelf/catalogue";
import { appExamples } from "@modelshelf/catalogue/app-examples";
import { clients } from "@modelshelf/inference";

/** Who knows the name: the index of an installer, or nobody that can be asked. */
export type Asked = "pip" | "npm" | "cargo";

/** A package, by the name that its index has it under. */
export interface NamedPackage {
  readonly index: Asked;
  readonly name: string;
  /** Extras that are asked for: `onnx` of `gliner[onnx]`. */
  readonly extras: readonly string[];
  /** What is asked of its version, where something is: `<5`, `==2.6.*`. */
  readonly bounds: readonly string[];
  /** Ids of the libraries, of the clients as `client <id>` and of the apps as `app <id>`, whose install names it. */
  readonly users: readonly string[];
}

/** What no index can be asked about. */
export interface Unasked {
  /** `brew whisperkit-cli`, `git https://github.com/owner/name`, `pip git+https://…`. */
  readonly name: string;
  readonly reason: string;
  readonly users: readonly string[];
}

export interface Named {
  readonly packages: readonly NamedPackage[];
  readonly unasked: readonly Unasked[];
}

/** One name in one command. */
type Mention =
  | { readonly index: Asked; readonly name: string; readonly extras: readonly string[]; readonly bound: string }
  | { readonly unasked: string; readonly reason: string };

/** The packages of every example of every library and local app, and of every client. */
export async function namedPackages(): Promise<Named> {
  const found: { user: string; install: Install }[] = [];
  for (const id of libraryIds) {
    const entry = (await import(`@modelshelf/catalogue/libraries/${id}`)) as { examples?: Record<string, ModelRecord> };
    const bare: ModelRecord = { id: "owner/name", library_name: id };
    for (const model of [bare, ...Object.values(entry.examples ?? {})]) {
      for (const context of readers) {
        for (const install of libraryInstalls(id, model, context)) found.push({ user: id, install });
      }
    }
  }
  for (const { id, install } of clients) if (install) found.push({ user: `client ${id}`, install });
  for (const { model, context } of appExamples.values()) {
    for (const id of applicableApps(model, context)) {
      for (const { install } of appGuide(id, model, context)?.steps ?? []) {
        if (install) found.push({ user: `app ${id}`, install });
      }
    }
  }
  return together(found);
}

/** Any reader, and those who say that they have an older release, who may be told to install another one. */
const readers: readonly SnippetContext[] = [{}, { libraryVersion: "4.57.1" }, { libraryVersion: "1.0" }];

/** The names of several commands, each once, in the order of the alphabet. */
export function together(installs: readonly { readonly user: string; readonly install: Install }[]): Named {
  const packages = new Map<string, { package: NamedPackage; users: Set<string> }>();
  const unasked = new Map<string, Unasked & { readonly among: Set<string> }>();
  for (const { user, install } of installs) {
    for (const mention of mentions(install)) {
      if ("unasked" in mention) {
        const before = unasked.get(mention.unasked);
        const among = (before?.among ?? new Set()).add(user);
        unasked.set(mention.unasked, {
          name: mention.unasked,
          reason: mention.reason,
          users: [...among].sort(),
          among,
        });
        continue;
      }
      const { index, name, extras, bound } = mention;
      const key = `${index} ${name}`;
      const before = packages.get(key);
      const users = (before?.users ?? new Set()).add(user);
      packages.set(key, {
        users,
        package: {
          index,
          name,
          extras: sorted([...(before?.package.extras ?? []), ...extras]),
          bounds: sorted([...(before?.package.bounds ?? []), ...(bound === "" ? [] : [bound])]),
          users: [...users].sort(),
        },
      });
    }
  }
  const byName = <T extends { readonly name: string }>(list: T[]) =>
    list.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return {
    packages: byName([...packages.values()].map((held) => held.package)),
    unasked: byName([...unasked.values()].map(({ name, reason, users }) => ({ name, reason, users }))),
  };
}

const sorted = (words: readonly string[]) => [...new Set(words)].sort();

function mentions(install: Install): readonly Mention[] {
  switch (install.manager) {
    case "pip": {
      const { packages, findLinks } = install;
      if (findLinks === undefined) return pipWords(packages).map(pipMention);
      const reason = `on a page of wheels, ${findLinks}, which is no index`;
      return pipWords(packages).map((word) => ({ unasked: `pip ${word}`, reason }));
    }
    case "npm":
      return install.packages.map((word) => {
        const [, name = word, bound = ""] = /^(.+?)(?:@([^/]*))?$/.exec(word) ?? [];
        return { index: "npm", name, extras: [], bound };
      });
    case "cargo":
      return install.packages.map((word) => {
        const [name = word, bound = ""] = word.split("@");
        return { index: "cargo", name, extras: [], bound };
      });
    case "maven":
      return install.packages.map((word) => ({
        unasked: `maven ${word}`,
        reason: "setup fetches it from Maven Central, pinned to its version",
      }));
    case "brew":
      return install.packages.map((word) => ({
        unasked: `brew ${word}`,
        reason: "formulae are known on a machine with Homebrew alone",
      }));
    case "conda":
      return install.packages.map((word) => ({
        unasked: `conda ${word}`,
        reason: "packages of conda-forge are known on a machine with conda alone",
      }));
    case "git":
      return [
        { unasked: `git ${install.repository}`, reason: `a repository, pinned to ${install.commit}` },
        ...pipWords(install.pip).map(pipMention),
      ];
  }
}

/** What pip's arguments name, without options, files of requirements, and folders of the repository. */
function pipWords(words: readonly string[]): readonly string[] {
  return words.filter((word, index) => {
    const option = words[index - 1];
    if (option === "-r" || option === "-e" || option === "-c" || option === "-f") return false;
    return !word.startsWith("-") && !word.startsWith(".");
  });
}

/** PEP 508: a name, its extras, and what is asked of its version or where it is. */
function pipMention(word: string): Mention {
  if (/^(?:git\+)?https?:\/\//.test(word)) return { unasked: `pip ${word}`, reason: "an address, which is no name" };
  const [, name, extras = "", rest = ""] =
    /^([A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?)\s*(?:\[([^\]]*)\])?\s*([^;]*)/.exec(word) ?? [];
  if (name === undefined) throw new Error(`${JSON.stringify(word)} is no requirement; write it as PEP 508 has it`);
  if (rest.startsWith("@")) return { unasked: `pip ${word}`, reason: "an address, which is no name" };
  return {
    index: "pip",
    // PEP 503, "Normalized Names".
    name: name.toLowerCase().replace(/[-_.]+/g, "-"),
    extras: extras.split(",").flatMap((one) => (one.trim() === "" ? [] : [one.trim()])),
    bound: rest.replaceAll(/\s+/g, ""),
  };
}
