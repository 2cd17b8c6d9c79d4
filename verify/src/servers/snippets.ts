// The commands that start servers for the reader's own endpoint.
import { type Install, installCommand } from "@modelshelf/catalogue";
import { serversFor } from "@modelshelf/inference";
import { serverExamples } from "@modelshelf/inference/server-examples";
import type { SnippetSource } from "../snippet-source.ts";

export interface ServerSource extends SnippetSource {
  readonly install: Install | null;
  /** True for the code without an endpoint or revision of the reader's. */
  readonly plain: boolean;
}

/** Keys `servers/<id>/<example>.sh`, and each install command as `servers/<id>/<example>.install.sh`. */
export const serverSources = (): ServerSource[] =>
  [...serverExamples].flatMap(([name, { model, context, plain }]) =>
    serversFor(model, context).flatMap(({ id, install, start }): ServerSource[] => {
      const source = { language: "shell", model: model.id, install, plain } as const;
      const code = { ...source, key: `servers/${id}/${name}.sh`, code: start.code };
      if (install === null) return [code];
      const command = installCommand(install);
      return [{ ...source, key: `servers/${id}/${name}.install.sh`, code: command }, code];
    }),
  );
