import { CodeBlock } from "@modelshelf/react";
import { useFilledCode } from "../filled-code.ts";
import type { GuidePart } from "../server/task-guide.server.ts";
import { HeldHtmlBlock } from "./held-html.tsx";

/** A guide: text, and code in its place. */
export function GuideParts({ title, parts }: { title: string; parts: readonly GuidePart[] }) {
  const fill = useFilledCode();
  return (
    <section aria-labelledby="guide">
      <h2 id="guide" className="mb-4 border-line border-b pb-2.5 text-section">
        {title}
      </h2>
      <div className="grid grid-cols-1 gap-5">
        {parts.map((part, index) => {
          if (part.kind === "text") {
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a guide keep their order
            return <HeldHtmlBlock key={index} held={part.html} className="prose" />;
          }
          if (part.kind === "start") {
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a guide keep their order
              <p key={index}>
                <a className="link" href="#start-here">
                  The code stands at the top of this page.
                </a>
              </p>
            );
          }
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a guide keep their order
            <div key={index} className="ms-panel max-w-[68ch]">
              {part.install && (
                <CodeBlock
                  code={fill(part.install)}
                  heading="Install"
                  what={`what ${part.title} needs`}
                  titleElement="p"
                />
              )}
              <CodeBlock
                code={fill({ ...part.code, title: part.title })}
                heading={part.title}
                what={`the code for ${part.title}`}
                titleElement="p"
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
