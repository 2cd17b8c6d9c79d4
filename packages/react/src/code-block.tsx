import { type ReactNode, useRef } from "react";
import { CopyButton } from "./copy-button.tsx";
import type { CodeSample } from "./panel-props.ts";
import { ProofBadge } from "./proof-badge.tsx";

const languageNames: Readonly<Record<string, string>> = {
  python: "Python",
  javascript: "JavaScript",
  shell: "Shell",
  go: "Go",
  java: "Java",
  php: "PHP",
  powershell: "PowerShell",
  ruby: "Ruby",
  rust: "Rust",
  json: "JSON",
  yaml: "YAML",
  toml: "TOML",
  text: "Text",
};

interface CodeBlockProps {
  code: CodeSample;
  /** Stands where the title does, where the sample has none. */
  heading: string;
  /** What the copy button copies, said to screen readers: "the install command". */
  what: string;
  /** Shown beside the title. */
  children?: ReactNode;
  /** Element of the title. */
  titleElement?: "h3" | "h4" | "p";
}

/** One piece of code under its title, with a button that copies exactly its text. */
export function CodeBlock({ code, heading, what, children, titleElement: Title = "h3" }: CodeBlockProps) {
  const source = useRef<HTMLElement>(null);
  return (
    <div className="ms-block">
      <div className="ms-block-head">
        <Title className="ms-block-title">{code.title ?? heading}</Title>
        {children}
        <span className="ms-block-language">{languageNames[code.language] ?? code.language}</span>
        <CopyButton text={() => source.current?.textContent ?? ""} what={what} />
      </div>
      {code.proof !== undefined && <ProofBadge proof={code.proof} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: code that scrolls has to be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: a named group of code, not of form fields */}
      <pre className="ms-code" tabIndex={0} role="group" aria-label={`${code.title ?? heading}, code`}>
        <code
          ref={source}
          data-html={code.htmlId}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter's output, made on the server from escaped text
          dangerouslySetInnerHTML={{ __html: code.html }}
        />
      </pre>
    </div>
  );
}
