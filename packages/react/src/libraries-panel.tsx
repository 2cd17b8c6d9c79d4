import { ExternalLink } from "lucide-react";
import { Callout } from "./callout.tsx";
import { ChoiceLinks } from "./choice-links.tsx";
import { ChoiceSelect } from "./choice-select.tsx";
import { ChoiceTabs } from "./choice-tabs.tsx";
import { CodeBlock } from "./code-block.tsx";
import type { LibrariesView } from "./panel-props.ts";

/** The libraries that can load the model; for the chosen one how to install it, and its code. */
export function LibrariesPanel({ view }: { view: LibrariesView }) {
  const { group, label, install, snippets } = view;
  const reference = view.docsUrl ?? view.repoUrl;
  return (
    <>
      {group.choices.length > 1 && <ChoiceSelect group={group} />}
      <ChoiceTabs
        label={group.label}
        choices={group.choices}
        look="pill"
        aside={
          reference && (
            <a className="ms-reference" href={reference} rel="noopener noreferrer">
              {label} {view.docsUrl ? "documentation" : "repository"}
              <ExternalLink aria-hidden="true" size={14} strokeWidth={1.75} />
            </a>
          )
        }
      >
        {install && (
          <CodeBlock code={install.code} heading="Install" what="the install command">
            {install.tools.length > 1 && <ChoiceLinks label="Installer" choices={install.tools} />}
          </CodeBlock>
        )}
        {snippets.map((code, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: snippets have no name of their own and keep their order
          <div key={`${label} ${index}`}>
            {code.notice && (
              <Callout kind="missing">
                <p>
                  <strong>{code.notice.text}</strong>
                </p>
                {code.notice.advice && <p>{code.notice.advice}</p>}
              </Callout>
            )}
            <CodeBlock
              code={code}
              heading={code.notice ? "As a comment" : `Use it with ${label}`}
              what={code.title ? `the code: ${code.title}` : `the ${label} code`}
            />
          </div>
        ))}
      </ChoiceTabs>
    </>
  );
}
