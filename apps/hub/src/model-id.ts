import { InvalidModelIdError } from "./errors.ts";

/** Names that are addresses of the hub itself, and so cannot be a model's owner or bare name. */
export const reservedOwners: ReadonlySet<string> = new Set([
  "api",
  "apps",
  "assets",
  "about",
  "collections",
  "datasets",
  "docs",
  "favicon.ico",
  "favicon.svg",
  "guides",
  "health",
  "home",
  "inference",
  "join",
  "libraries",
  "login",
  "logout",
  "metrics",
  "models",
  "new",
  "organizations",
  "papers",
  "pricing",
  "providers",
  "resolve",
  "resolve-cache",
  "robots.txt",
  "search",
  "settings",
  "sitemap.xml",
  "spaces",
  "static",
  "tasks",
  "terms",
  "users",
  "v2",
]);

// Rules of repository ids: huggingface_hub 2.4.0 `utils/_validators.py` (read 2026-11-21). `\w` is
// ASCII here, as the hub has it.
const part = /^[A-Za-z0-9_](?:[A-Za-z0-9_.-]{0,94}[A-Za-z0-9_])?$/;

/** What is wrong with a model id by the hub's rules; undefined where it is right. */
export function modelIdProblem(id: string): string | undefined {
  const shown = JSON.stringify(id);
  const parts = id.split("/");
  if (id === "") return "a model id must not be empty; use owner/name";
  if (parts.length > 2) return `${shown} is no model id: it has more than one slash; use owner/name`;
  for (const text of parts) {
    if (!part.test(text)) {
      return `${shown} is no model id: ${JSON.stringify(text)} must be 1 to 96 letters, digits, "_", "-" or ".", and begin and end with a letter, digit or "_"`;
    }
    if (text.includes("--") || text.includes("..")) {
      return `${shown} is no model id: "--" and ".." are not allowed in it`;
    }
    if (text.endsWith(".git")) return `${shown} is no model id: a name must not end in ".git"`;
  }
  const [first = ""] = parts;
  if (reservedOwners.has(first.toLowerCase())) {
    return `${shown} cannot be a model id: ${JSON.stringify(first)} is an address of the hub itself; choose another owner`;
  }
  return undefined;
}

/** Whether an id may be a model's: `owner/name` or a bare name, by the hub's rules, and not reserved. */
export const isModelId = (id: string): boolean => modelIdProblem(id) === undefined;

/**
 * The id, where it is one.
 *
 * @throws InvalidModelIdError saying which rule it breaks.
 */
export function checkModelId(id: string): string {
  const problem = modelIdProblem(id);
  if (problem !== undefined) throw new InvalidModelIdError(problem);
  return id;
}

/**
 * The id of a folder that names none: `local/<folder name>`, every run of characters that an id
 * cannot have made one hyphen.
 *
 * @throws InvalidModelIdError where nothing of the name is left.
 */
export function idOfFolderName(folderName: string): string {
  const name = folderName
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9_.-]+/g, "-")
    .replace(/-{2,}/g, "-")
    .replace(/\.{2,}/g, ".")
    .slice(0, 96)
    .replace(/(?:\.git)+$/, "")
    .replace(/^[.-]+|[.-]+$/g, "");
  if (name === "" || !isModelId(`local/${name}`)) {
    throw new InvalidModelIdError(
      `no model id can be made from the folder name ${JSON.stringify(folderName)}; give one: owner/name`,
    );
  }
  return `local/${name}`;
}
