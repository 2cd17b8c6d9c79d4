// The commands and programs in the steps of local apps.
import { type AppSystem, appGuide, applicableApps, type Install } from "@modelshelf/catalogue";
import { appExamples } from "@modelshelf/catalogue/app-examples";
import { languageEnding, languageNamed } from "@modelshelf/code";
import type { SnippetSource } from "../snippet-source.ts";

export interface AppSource extends SnippetSource {
  readonly install: Install | null;
  /** True for the code without a hub of the reader's. */
  readonly plain: boolean;
  /** True for the commands that run:apps carries out. */
  readonly ran?: true;
}

/**
 * Keys `apps/<id>/<example>.<system>.<number of the step>.<ending>`; what several systems share is the first one's.
 * Configuration files are not code: the catalogue's own tests read them.
 */
export const appSources = (): AppSource[] =>
  [...appExamples].flatMap(([name, { model, context, plain }]) =>
    applicableApps(model, context).flatMap((id) => {
      const seen = new Set<string>();
      const systems: readonly AppSystem[] = appGuide(id, model, context)?.systems ?? [];
      return systems.flatMap((system) =>
        (appGuide(id, model, { ...context, system })?.steps ?? []).flatMap(({ code, install }, index): AppSource[] => {
          const language = code && languageNamed(code.language);
          if (code === undefined || language === undefined || seen.has(code.code)) return [];
          seen.add(code.code);
          const key = `apps/${id}/${name}.${system}.${index + 1}.${languageEnding(language)}`;
          return [{ key, language, code: code.code, model: model.id, install: install ?? null, plain }];
        }),
      );
    }),
  );
