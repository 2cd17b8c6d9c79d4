import { CodeBlock } from "@modelshelf/react";
import { Link } from "react-router";
import { useFilledCode } from "../filled-code.ts";
import type { LibraryCode } from "../server/library-page.server.ts";
import { ModelName } from "./model-name.tsx";

/** How to install a library, and its code for one model. */
export function LibraryCodePanel({ label, code }: { label: string; code: LibraryCode }) {
  const fill = useFilledCode();
  const { install, snippets, modelId, href, example } = code;
  return (
    <section className="ms-panel" aria-labelledby="code">
      <div className="ms-panel-head">
        <h2 id="code" className="ms-panel-title scroll-mt-[72px]">
          Use it
        </h2>
      </div>
      <p className="px-4 pb-3.5 text-muted text-ui sm:px-5">
        {href === undefined || modelId === undefined ? (
          <>
            For {modelId === undefined ? "any model" : <span className="font-medium text-ink">{modelId}</span>}
            {example !== undefined && `, the example “${example}”`}
          </>
        ) : (
          <>
            For{" "}
            <Link className="link" to={href}>
              <ModelName id={modelId} breaks />
            </Link>
            , of this shelf
          </>
        )}
      </p>
      {install && (
        <CodeBlock code={fill(install.code)} heading="Install" what="the install command">
          {install.tools.length > 1 && (
            <ul aria-label="Installer" className="flex gap-1">
              {install.tools.map((tool) => (
                <li key={tool.id}>
                  <Link
                    className="ms-choice"
                    to={tool.href}
                    replace
                    preventScrollReset
                    aria-current={tool.selected ? "true" : undefined}
                  >
                    {tool.label}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </CodeBlock>
      )}
      {snippets.map((snippet, index) => (
        <CodeBlock
          // biome-ignore lint/suspicious/noArrayIndexKey: snippets have no name of their own and keep their order
          key={`${modelId} ${index}`}
          code={fill(snippet)}
          heading={snippet.notice ? "As a comment" : `Use it with ${label}`}
          what={snippet.title ? `the code: ${snippet.title}` : `the ${label} code`}
        />
      ))}
    </section>
  );
}
