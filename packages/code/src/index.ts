// Source text that quotes by default. Knows nothing of machine learning.
export { replaceHidden } from "./characters.ts";
export { InvalidIdentifierError, TemplateError, UnsupportedValueError } from "./errors.ts";
export { heredoc } from "./heredoc.ts";
export { jsonText } from "./json.ts";
export { languageEnding, languageLabel, languageNamed, languageNames, shortLanguageName } from "./language-names.ts";
export { remembered } from "./remembered.ts";
export { javascript, notice, python, type Snippet, shell, snippet } from "./snippet.ts";
export {
  go,
  goImport,
  goJson,
  itemAt,
  java,
  javaImport,
  javaJson,
  joinLines,
  js,
  jsImport,
  none,
  php,
  powershell,
  py,
  pyImport,
  pyValue,
  remark,
  ruby,
  rubyRequire,
  rust,
  rustUse,
  sh,
} from "./tags.ts";
export { fileName, url } from "./url.ts";
export {
  type Comment,
  comment,
  type Data,
  Fragment,
  type Identifier,
  identifier,
  isIdentifier,
  joined,
  type Language,
  Secret,
  secret,
  Text,
  text,
  trait,
  type Value,
} from "./values.ts";
