import { type FormEvent, useId, useRef } from "react";
import { Callout } from "./callout.tsx";
import { ChoiceLinks } from "./choice-links.tsx";
import { ChoiceSelect } from "./choice-select.tsx";
import { CodeBlock } from "./code-block.tsx";
import { usePanelNavigate } from "./panel-link.tsx";
import type { ClientGroup, InferenceOptions, InferenceView } from "./panel-props.ts";
import { ServerStart } from "./server-start.tsx";

/** Who serves the model, with which client, and the code that calls it. */
export function InferencePanel({ view }: { view: InferenceView }) {
  return (
    <div className="ms-inference">
      <ChoiceSelect group={view.providers} />
      <ChoiceLinks label={view.providers.label} choices={view.providers.choices} initials labelled />
      {view.clients.length > 0 && (
        <>
          <ChoiceSelect group={view.clientGroup} />
          <Clients groups={view.clients} />
        </>
      )}
      <OptionsForm options={view.options} />
      {view.note && (
        <Callout kind="note" tone="plain">
          <p>{view.note}</p>
        </Callout>
      )}
      {view.problem && (
        <Callout kind="missing">
          <p>{view.problem}</p>
        </Callout>
      )}
      {view.servers && <ServerStart group={view.servers} start={view.start} />}
      {view.install && <CodeBlock code={view.install} heading="Install" what="the install command" />}
      {view.code && (
        <CodeBlock code={view.code} heading="Call the model" what="the code that calls the model">
          {view.tokenVariable && (
            <span className="ms-needs">
              <span>with your token in </span>
              <code>{view.tokenVariable}</code>
            </span>
          )}
        </CodeBlock>
      )}
      {view.files?.map(({ name, href }) => (
        <Callout key={name} kind="file" tone="plain">
          <p>
            The code opens <code>{name}</code>: a file of your own, or{" "}
            <a className="ms-inline-link" href={href} download={name}>
              download the sample
            </a>
            .
          </p>
        </Callout>
      ))}
    </div>
  );
}

/** The clients of each language; those of further languages behind a disclosure, which needs no script. */
function Clients({ groups }: { groups: InferenceView["clients"] }) {
  const isChosen = (group: ClientGroup) => group.clients.some(({ selected }) => selected);
  const front = groups.filter((group) => !group.further || isChosen(group));
  const further = groups.filter((group) => !front.includes(group));
  const rows = (some: readonly ClientGroup[]) =>
    some.map(({ language, clients }) => <ChoiceLinks key={language} label={language} choices={clients} labelled />);
  return (
    <div className="ms-clients">
      {rows(front)}
      {further.length > 0 && (
        // Closed again where a choice was made in it.
        <details className="ms-further" key={front.length}>
          <summary>More languages</summary>
          <div className="ms-clients">{rows(further)}</div>
        </details>
      )}
    </div>
  );
}

/** A form without scripts; with them a switch applies at once and a text when it is done. */
function OptionsForm({ options }: { options: InferenceOptions }) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = usePanelNavigate();
  const id = useId();

  function apply() {
    if (!form.current?.reportValidity()) return;
    const query = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === "string" && value !== "") query.append(name, value);
    }
    navigate(`?${query}`);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    apply();
  }

  const { streaming, direct, billTo, providerModel, endpointUrl, serverUrl } = options;
  const fields = [
    {
      name: "endpoint_url",
      label: "Address of your endpoint",
      value: endpointUrl === "" ? (serverUrl ?? "") : endpointUrl,
      type: "url",
      hint: "http://127.0.0.1:8000/v1",
    },
    {
      name: "provider_model",
      label: "The provider's id of the model",
      value: providerModel,
      type: "text",
      hint: "as the provider lists it",
    },
    { name: "bill_to", label: "Bill to", value: billTo, type: "text", hint: "organisation" },
  ] as const;
  const shown = fields.filter(({ value }) => value !== undefined);
  if (streaming === undefined && direct === undefined && shown.length === 0) return null;

  return (
    <form
      ref={form}
      method="get"
      className="ms-options"
      onSubmit={submit}
      // The page's choices are the form's; a fresh form follows them.
      key={JSON.stringify(options)}
    >
      {Object.entries(options.hidden).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      {streaming !== undefined && <Switch name="stream" label="Streaming" on={streaming} onChange={apply} />}
      {direct !== undefined && (
        <Switch name="direct" label="Direct, with the provider's key" on={direct} onChange={apply} />
      )}
      {shown.map(({ name, label, value, type, hint }) => (
        <label key={name} className="ms-field" htmlFor={`${id}-${name}`}>
          <span>{label}</span>
          <input
            id={`${id}-${name}`}
            name={name}
            type={type}
            defaultValue={value}
            placeholder={hint}
            autoComplete="off"
            spellCheck={false}
            onBlur={(event) => event.target.value !== value && apply()}
          />
        </label>
      ))}
      <button
        type="submit"
        className="ms-button"
        data-only={endpointUrl === undefined && providerModel === undefined ? "noscript" : undefined}
      >
        Update the code
      </button>
    </form>
  );
}

interface SwitchProps {
  name: string;
  label: string;
  on: boolean;
  onChange: () => void;
}

function Switch({ name, label, on, onChange }: SwitchProps) {
  return (
    <label className="ms-switch">
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on */}
      <input type="checkbox" role="switch" name={name} value="1" defaultChecked={on} onChange={onChange} />
      <span>{label}</span>
    </label>
  );
}
