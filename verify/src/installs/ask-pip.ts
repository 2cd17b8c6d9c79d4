// Asks the index that pip is configured for. Nothing is built, so that no code of a package runs.
import { tmpdir } from "node:os";
import { collect } from "../run/collect.ts";
import { type Answer, NoAnswerError, repositoryIn } from "./answer.ts";
import type { NamedPackage } from "./named-packages.ts";

/** The part of pip's installation report that is read: core metadata of Python packages. */
interface Metadata {
  readonly name: string;
  readonly version: string;
  readonly home_page?: string;
  readonly project_url?: readonly string[];
  readonly author?: string;
  readonly author_email?: string;
  readonly maintainer?: string;
  readonly maintainer_email?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly provides_extra?: readonly string[];
}

/**
 * Asks for many packages with few processes: pip takes longer to start than to ask.
 *
 * @returns answers in the order of `packages`, whose names differ.
 */
export async function askPip(packages: readonly NamedPackage[], python: string): Promise<Answer[]> {
  const answers = packages.map<Answer | undefined>(() => undefined);
  const bounds = packages.map((): Record<string, string> => ({}));
  const current = new Map<number, { readonly version: string; readonly metadata: Metadata | undefined }>();
  const plain = await wheels(
    python,
    packages.map(({ name }) => name),
    [here],
  );
  await Promise.all(
    packages.map(async ({ name, extras, bounds: asked }, index) => {
      let wheel = plain.get(name);
      // Sources may be newer than wheels, where all wheels are previews or there are none.
      const stable = wheel !== undefined && !(wheel instanceof NoAnswerError) && !isPreview(wheel.version);
      const sources = stable ? undefined : await allowed(python, "", await releases(python, name));
      if (wheel === undefined && sources === undefined) wheel = (await wheels(python, [name], elsewhere)).get(name);
      if (wheel instanceof NoAnswerError) {
        answers[index] = { standing: "unknown", reason: wheel.message };
        return;
      }
      const version = sources ?? wheel?.version;
      const found = wheel ?? (version === undefined ? undefined : await sourceMetadata(python, name, version));
      if (version === undefined) answers[index] = { standing: "missing", reason: "the index has no release of it" };
      else current.set(index, { version, metadata: found });
      if (found === undefined) return;
      const provided = extrasOf(found);
      let absent = extras.filter((extra) => !provided.includes(normalised(extra)));
      if (absent.length > 0 && asked.length > 0) {
        // An extra may be named with an older release alone, which is the one that has it.
        const older = (await boundedWheels(python, name, asked)).flatMap(extrasOf);
        absent = absent.filter((extra) => !older.includes(normalised(extra)));
      }
      if (absent.length > 0) {
        const reason = `${name} ${[found.version, ...asked].join(", ")} has no extra ${absent.join(", ")}`;
        answers[index] = { standing: "missing", reason };
      }
    }),
  );
  for (const [index, { name, bounds: asked }] of packages.entries()) {
    for (const bound of answers[index] ? [] : asked) {
      const release = await newestAllowed(python, name, bound);
      if (release === undefined) answers[index] = { standing: "missing", reason: `no release of ${name} is ${bound}` };
      else (bounds[index] as Record<string, string>)[bound] = release;
    }
  }
  return packages.map((_, index) => {
    const { version, metadata } = current.get(index) ?? { version: "", metadata: undefined };
    return (
      answers[index] ?? {
        ...{ standing: "found", version, home: metadata ? homeOf(metadata) : "", bounds: bounds[index] ?? {} },
      }
    );
  });
}

/** The extras that a release has. */
const extrasOf = ({ provides_extra }: Metadata) => (provides_extra ?? []).map(normalised);

/** The metadata of the newest wheel within each bound; none for those without a wheel. */
async function boundedWheels(python: string, name: string, bounds: readonly string[]): Promise<Metadata[]> {
  const found = await Promise.all(
    bounds.map(async (bound) =>
      (await wheels(python, [`${name}${bound}`], [here, ...elsewhere])).get(`${name}${bound}`),
    ),
  );
  return found.filter((one) => one !== undefined).filter((one): one is Metadata => !(one instanceof NoAnswerError));
}

// PEP 503 and PEP 685: how names of packages and of extras are compared.
const normalised = (name: string) => name.toLowerCase().replace(/[-_.]+/g, "-");

/** PEP 440: a release that is not final. */
const isPreview = (version: string) => /(?:a|b|rc|\.?dev)\d+/.test(version);

// A package may be made for machines and releases of Python that this one is not.
const machineWith = (release: string) => [
  ...["--python-version", release],
  ...[
    "macosx_15_0_arm64",
    "macosx_11_0_arm64",
    ...["39", "35", "34", "31", "28", "27", "17"].map((glibc) => `manylinux_2_${glibc}_x86_64`),
    "manylinux2014_x86_64",
    "linux_x86_64",
    "win_amd64",
  ].flatMap((platform) => ["--platform", platform]),
];
/** Where nothing is installed, yet pip asks where to, for a machine that is not this one. */
const target = ["--target", tmpdir()];
const here: readonly string[] = [];
const elsewhere = ["3.12", "3.13", "3.10", "3.8"].map(machineWith);

/** The metadata of the newest wheel for each requirement; none for those without a wheel. Their names differ. */
async function wheels(
  python: string,
  requirements: readonly string[],
  machines: readonly (readonly string[])[],
): Promise<ReadonlyMap<string, Metadata | NoAnswerError>> {
  const found = new Map<string, Metadata | NoAnswerError>();
  let left = requirements;
  for (const machine of machines) {
    const absent: string[] = [];
    while (left.length > 0) {
      const answer = await report(python, machine, left);
      if (answer instanceof NoAnswerError) {
        for (const one of left) found.set(one, answer);
        return found;
      }
      if (Array.isArray(answer)) {
        const byName = new Map((answer as readonly Metadata[]).map((one) => [normalised(one.name), one]));
        for (const one of left) {
          const metadata = byName.get(normalised(nameOf(one)));
          if (metadata) found.set(one, metadata);
        }
        break;
      }
      // pip stops at the first that it does not find: the rest is asked again without it.
      const gone = left.filter((one) => normalised(nameOf(one)) === normalised(nameOf(answer as string)));
      if (gone.length === 0) throw new Error(`pip does not find ${answer}, which it was not asked for`);
      absent.push(...gone);
      left = left.filter((one) => !gone.includes(one));
    }
    left = absent;
  }
  return found;
}

const nameOf = (requirement: string) => /^[A-Za-z0-9._-]*[A-Za-z0-9]/.exec(requirement)?.[0] ?? requirement;

/** The metadata of all, or the first that the index does not have. */
async function report(
  python: string,
  machine: readonly string[],
  requirements: readonly string[],
): Promise<readonly Metadata[] | string | NoAnswerError> {
  const { code, stdout, stderr } = await pip(
    python,
    ...["install", "--dry-run", "--no-deps", "--ignore-installed", "--ignore-requires-python"],
    ...[
      "--only-binary",
      ":all:",
      "--quiet",
      "--report",
      "-",
      ...machine,
      ...(machine.length > 0 ? target : []),
      ...requirements,
    ],
  );
  if (code === 0) {
    const { install } = JSON.parse(stdout) as { install: readonly { readonly metadata: Metadata }[] };
    return install.map(({ metadata }) => metadata);
  }
  if (broken.test(stderr)) return noAnswer(stderr);
  return /No matching distribution found for (.+)/.exec(stderr)?.[1]?.trim() ?? noAnswer(stderr);
}

const noAnswer = (stderr: string) =>
  new NoAnswerError(broken.test(stderr) ? `the index did not answer: ${lastLine(stderr)}` : lastLine(stderr));

/**
 * The metadata in an archive of sources, read from its beginning without unpacking or building it; undefined where there
 * is none to read. pip tells the archive's address in its account of what it passes over.
 */
async function sourceMetadata(python: string, name: string, version: string): Promise<Metadata | undefined> {
  const { stdout, stderr } = await collect(python, [
    ...["-m", "pip", "download", name, "-vv", "--disable-pip-version-check", "--no-deps", "--ignore-requires-python"],
    ...["--only-binary", ":all:", "--dest", tmpdir()],
  ]);
  const links = [...(stdout + stderr).matchAll(/No sources permitted for \S+: (https?:\/\/[^\s#]+\.tar\.gz)/g)];
  const address = links.map(([, link = ""]) => link).find((link) => link.endsWith(`-${version}.tar.gz`));
  if (address === undefined) return undefined;
  const read = await collect(python, ["-I", "-c", readSources, address]);
  if (read.code !== 0) throw new NoAnswerError(`${address}: ${lastLine(read.stderr)}`);
  return read.stdout.trim() === "" ? undefined : (JSON.parse(read.stdout) as Metadata);
}

const readSources = `
import email, json, sys, tarfile, urllib.request
with urllib.request.urlopen(sys.argv[1], timeout=120) as answer:
    with tarfile.open(fileobj=answer, mode="r|gz") as archive:
        for member in archive:
            if member.name.count("/") == 1 and member.name.endswith("/PKG-INFO"):
                facts = email.message_from_bytes(archive.extractfile(member).read())
                one = ("Name", "Version", "Summary", "Home-page", "Author", "Author-email", "Maintainer", "Maintainer-email")
                many = ("Project-URL", "Provides-Extra")
                found = {key.lower().replace("-", "_"): facts[key] for key in one if facts[key]}
                found |= {key.lower().replace("-", "_"): facts.get_all(key) or [] for key in many}
                found["description"] = facts["Description"] or facts.get_payload()
                print(json.dumps(found))
                break
`;

/** All releases of a package, sources too, the newest first; none where the index does not have it. */
async function releases(python: string, name: string, machine: readonly string[] = []): Promise<readonly string[]> {
  const { code, stdout, stderr } = await pip(
    python,
    ...["index", "versions", name, "--json", "--pre", "--ignore-requires-python", ...machine],
  );
  if (code === 0) return (JSON.parse(stdout) as { versions: string[] }).versions;
  if (broken.test(stderr) || !/No matching distribution/.test(stderr)) throw noAnswer(stderr);
  return [];
}

/**
 * The newest release within a bound. The list of releases is asked for, and not the wheel: an old one may have no
 * metadata of its own on the index, and pip would fetch all of it.
 */
async function newestAllowed(python: string, name: string, bound: string): Promise<string | undefined> {
  for (const machine of [here, ...elsewhere]) {
    const kinds = machine.length === 0 ? [] : [...machine, "--only-binary", ":all:"];
    const release = await allowed(python, bound, await releases(python, name, kinds));
    if (release !== undefined) return release;
  }
  return undefined;
}

/** What of a package's releases a bound allows; previews where it names one, or where there is nothing else. */
async function allowed(python: string, bound: string, versions: readonly string[]): Promise<string | undefined> {
  if (versions.length === 0) return undefined;
  const script = [
    "import json, sys",
    "from pip._vendor.packaging.specifiers import SpecifierSet",
    "bound, versions = json.load(sys.stdin)",
    "print(json.dumps(list(SpecifierSet(bound).filter(versions))))",
  ].join("\n");
  const { code, stdout, stderr } = await collect(python, ["-I", "-c", script], JSON.stringify([bound, versions]));
  if (code !== 0) throw new Error(`pip cannot read the bound ${bound}: ${lastLine(stderr)}`);
  return (JSON.parse(stdout) as string[])[0];
}

const pip = (python: string, ...args: readonly string[]) =>
  collect(python, ["-m", "pip", ...args, "--disable-pip-version-check"]);

const broken = /Retrying|Could not fetch|ConnectionError|ProxyError|SSLError/;

const lastLine = (text: string) => text.trim().split("\n").at(-1) ?? "";

/** A repository before a home page, and that before a link in the description; a name where it has no address. */
function homeOf(metadata: Metadata): string {
  const links = (metadata.project_url ?? []).map((line) => {
    const comma = line.indexOf(",");
    return { label: line.slice(0, comma).trim().toLowerCase(), url: line.slice(comma + 1).trim() };
  });
  const urls = [...links.map(({ url }) => url), ...(metadata.home_page ? [metadata.home_page] : [])];
  const labelled = (...labels: string[]) => links.find(({ label }) => labels.includes(label))?.url;
  return (
    urls.map(repositoryIn).find((url) => url !== undefined) ??
    metadata.home_page ??
    labelled("homepage", "home", "source", "repository") ??
    urls[0] ??
    // A description links to much; its own repository has the package's name.
    [...(metadata.description ?? "").matchAll(/\bgithub\.com\/[\w.-]+\/[\w.-]+/g)]
      .map(([url]) => repositoryIn(url))
      .find((url) => normalised(url?.slice(url.lastIndexOf("/") + 1) ?? "") === normalised(metadata.name)) ??
    [metadata.author, metadata.author_email, metadata.maintainer, metadata.maintainer_email].find(Boolean) ??
    `no address, no author: ${metadata.summary ?? ""}`
  );
}
