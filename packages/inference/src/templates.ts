import type { Fragment, Language } from "@modelshelf/code";
import type { Client, TemplateName } from "./client.ts";
import { clients } from "./clients.ts";
import { TemplateNotFoundError } from "./errors.ts";
import type { TemplateInput } from "./template-input.ts";

const shortNames: Readonly<Record<string, string>> = { javascript: "js", shell: "sh" };

/**
 * The template of a client for a task: a function from its input to code.
 *
 * @param language in full or short: `javascript` or `js`.
 * @throws TemplateNotFoundError where there is none.
 */
export function template(
  language: Language | "js" | "sh",
  client: string,
  name: TemplateName,
): (input: TemplateInput) => Fragment {
  const short = Object.hasOwn(shortNames, language) ? shortNames[language] : language;
  const found = clients.find(
    ({ id, language: full }) => id === client && (full === language || shortNames[full] === language),
  );
  const templates: Client["templates"] | undefined = found?.templates;
  const made = templates !== undefined && Object.hasOwn(templates, name) ? templates[name] : undefined;
  if (made === undefined) throw new TemplateNotFoundError(`Template not found: ${short}/${client}/${name}`);
  return made as (input: TemplateInput) => Fragment;
}
