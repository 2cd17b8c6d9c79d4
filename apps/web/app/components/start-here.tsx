import { CodeBlock } from "@modelshelf/react";
import { Link } from "react-router";
import { useFilledCode } from "../filled-code.ts";
import type { StartHere as Start } from "../server/start-here.server.ts";
import { ModelName } from "./model-name.tsx";

/** The shortest way into a task: one model, one library, one piece of code. */
export function StartHere({ start }: { start: Start }) {
  const fill = useFilledCode();
  return (
    <section className="ms-panel" aria-labelledby="start-here">
      <div className="ms-panel-head">
        <h2 id="start-here" className="ms-panel-title">
          Start here
        </h2>
      </div>
      <p className="px-5 pb-3.5 text-muted text-ui">
        {start.here ? (
          <Link className="link" to={start.href}>
            <ModelName id={start.modelId} breaks />
          </Link>
        ) : (
          <a className="link" href={start.href} rel="noopener noreferrer">
            <ModelName id={start.modelId} breaks />
          </a>
        )}{" "}
        with {start.library}
      </p>
      {start.install && <CodeBlock code={fill(start.install)} heading="Install" what="the install command" />}
      <CodeBlock code={fill(start.code)} heading={`Use it with ${start.library}`} what={`the ${start.library} code`} />
    </section>
  );
}
