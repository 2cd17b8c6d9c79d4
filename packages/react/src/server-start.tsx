import { Callout } from "./callout.tsx";
import { ChoiceLinks } from "./choice-links.tsx";
import { ChoiceSelect } from "./choice-select.tsx";
import { CodeBlock } from "./code-block.tsx";
import type { ChoiceGroup, ServerStart as Start } from "./panel-props.ts";

/** The servers that the reader can start with the model, and how the chosen one is started. */
export function ServerStart({ group, start }: { group: ChoiceGroup; start: Start | undefined }) {
  return (
    <div className="ms-servers">
      <ChoiceSelect group={group} labelled />
      <ChoiceLinks label={group.label} choices={group.choices} labelled />
      {start?.install && (
        <CodeBlock code={start.install} heading="Install first" what="the command that installs what the start needs" />
      )}
      {start && (
        <>
          <CodeBlock
            code={start.code}
            heading={`Start ${start.label}`}
            what={`the commands that start ${start.label}`}
          />
          <Callout kind="token" tone="plain">
            <p>
              {start.note}{" "}
              <a className="ms-inline-link" href={start.docsUrl} rel="noopener noreferrer">
                {start.label} documentation
              </a>
            </p>
          </Callout>
        </>
      )}
    </div>
  );
}
