import { comment, none, sh, shell } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { downloadInstall } from "../generic-library.ts";
import type { Examples, Library } from "../library.ts";
import { gatedNote, isGated } from "../loading.ts";

// What runs the model is C# in a Unity project, so the code here ends where Unity begins.
// The package that the samples name: com.unity.ai.inference 2.4.0; it was com.unity.sentis up to version 2.1.
const packageLine = '"com.unity.ai.inference": "2.4.0"';

export default {
  prettyLabel: "unity-sentis",
  repoName: "unity-sentis",
  repoUrl: "https://github.com/Unity-Technologies/sentis-samples",
  filter: true,
  countDownloads: extension("sentis"),
  install: downloadInstall,
  snippets: (model, context) => [
    shell()`
      ${isGated(model) ? sh`${comment(gatedNote(model, context))}` : none.shell}
      # The folder of your Unity project (6000.0 or later).
      unity_project=UnityProject

      ${context.endpoint === undefined ? none.shell : sh`export HF_ENDPOINT=${context.endpoint}`}
      ${
        context.revision === undefined
          ? sh`hf download ${model.id} --local-dir "$unity_project/Assets/Models"`
          : sh`hf download ${model.id} --revision ${context.revision} --local-dir "$unity_project/Assets/Models"`
      }
      ${comment(`Add ${packageLine} to the dependencies in Packages/manifest.json of the project.`)}
      # In C# (namespace Unity.InferenceEngine): load the file with ModelLoader.Load, and run it with a Worker. Samples: https://github.com/Unity-Technologies/sentis-samples
      # Files that were made for Sentis 1 may need to be exported again.
    `,
  ],
  source: "repository Unity-Technologies/sentis-samples at d44c130, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
  gated: { id: "owner/name", gated: "auto" },
} satisfies Examples;
