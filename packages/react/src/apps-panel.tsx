import { ExternalLink } from "lucide-react";
import { ChoiceLinks } from "./choice-links.tsx";
import { ChoiceSelect } from "./choice-select.tsx";
import { CodeBlock } from "./code-block.tsx";
import type { AppStep, AppsView } from "./panel-props.ts";

/** What stands above code that is no command. */
const headings: Readonly<Record<string, string>> = {
  json: "Text of the file",
  yaml: "Text of the file",
  toml: "Text of the file",
  text: "To type in",
};

/** The apps that can run the model on the reader's machine, and what the reader does in the chosen one. */
export function AppsPanel({ view }: { view: AppsView }) {
  const { label, docsUrl, group, kinds, systems, quantizations, steps } = view;
  return (
    <div className="ms-apps">
      <ChoiceSelect group={group} />
      <div className="ms-app-kinds">
        {kinds.map((kind) => (
          <ChoiceLinks key={kind.label} label={kind.label} choices={kind.choices} labelled />
        ))}
      </div>
      {(systems || quantizations) && (
        <div className="ms-app-choices">
          {[systems, quantizations].map(
            (one) =>
              one && (
                <div key={one.name}>
                  <ChoiceSelect group={one} labelled />
                  <ChoiceLinks label={one.label} choices={one.choices} labelled />
                </div>
              ),
          )}
        </div>
      )}
      <div className="ms-app-head">
        <h3 className="ms-block-title">{label}</h3>
        <span className="ms-app-systems">{view.runsOn}</span>
        <a className="ms-reference" href={docsUrl} rel="noopener noreferrer">
          {label} documentation
          <ExternalLink aria-hidden="true" size={14} strokeWidth={1.75} />
        </a>
      </div>
      {view.memory && (
        <p className="ms-memory">
          {view.memory.line} {view.memory.answer && <strong className="ms-memory-answer">{view.memory.answer}</strong>}
        </p>
      )}
      <ol className="ms-steps" aria-label={`Steps with ${label}`}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no name of their own and keep their order
          <Step key={`${label} ${index}`} step={step} number={index + 1} />
        ))}
      </ol>
    </div>
  );
}

function Step({ step, number }: { step: AppStep; number: number }) {
  const { text, link, code } = step;
  return (
    <li className="ms-step">
      <p className="ms-step-text">
        <span className="ms-step-number" aria-hidden="true">
          {number}
        </span>
        <span>{text}</span>
        {link && (
          <a className="ms-button ms-step-link" href={link.href} rel="noopener noreferrer">
            {link.label}
            <ExternalLink aria-hidden="true" size={14} strokeWidth={1.75} />
          </a>
        )}
      </p>
      {code && (
        <CodeBlock
          code={code}
          heading={headings[code.language] ?? "In the terminal"}
          what={`step ${number}`}
          titleElement="p"
        />
      )}
    </li>
  );
}
