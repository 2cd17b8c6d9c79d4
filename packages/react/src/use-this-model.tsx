import { AppsPanel } from "./apps-panel.tsx";
import { Callout } from "./callout.tsx";
import { ChoiceTabs } from "./choice-tabs.tsx";
import { CopyButton } from "./copy-button.tsx";
import { InferencePanel } from "./inference-panel.tsx";
import { LibrariesPanel } from "./libraries-panel.tsx";
import type { UseThisModelProps } from "./panel-props.ts";

/** The panel of a model's page: which code uses the model, per library and per inference provider, and which apps run it. */
export function UseThisModel(props: UseThisModelProps) {
  const Heading = `h${props.headingLevel ?? 2}` as const;
  return (
    <section className="ms-panel" aria-labelledby="use-this-model">
      <div className="ms-panel-head">
        <Heading id="use-this-model" className="ms-panel-title">
          Use this model
        </Heading>
        <CopyButton
          text={() => new URL(props.permalink, location.href).href}
          what="to these choices"
          word="Copy link"
          icon="link"
        />
      </div>
      <ChoiceTabs label="Ways to use the model" choices={props.tabs} look="underline">
        {props.cautions.length > 0 && (
          <div className="ms-cautions">
            {props.cautions.map((caution) => (
              <Callout key={caution.kind} kind={caution.kind}>
                <p>{caution.text}</p>
              </Callout>
            ))}
          </div>
        )}
        {props.libraries && <LibrariesPanel view={props.libraries} />}
        {props.inference && <InferencePanel view={props.inference} />}
        {props.apps && <AppsPanel view={props.apps} />}
      </ChoiceTabs>
    </section>
  );
}
