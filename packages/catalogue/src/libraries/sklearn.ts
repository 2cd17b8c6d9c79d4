import { comment, notice, py, python, type Snippet } from "@modelshelf/code";
import { path } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";

const isSkops = (model: ModelRecord) => Boolean(model.tags?.includes("skops"));

/** The format of a file of skops. Early versions of skops did not write it down, so the file's name decides. */
function isPickled(model: ModelRecord): boolean {
  const { model_format, model: stored } = model.config?.sklearn ?? {};
  return model_format === undefined ? /\.(?:joblib|pkl|pickle)$/.test(stored?.file ?? "") : model_format === "pickle";
}

/** The version of scikit-learn that the model was saved with, where its configuration names one. */
function savedWith(model: ModelRecord) {
  const version = model.config?.sklearn?.environment
    ?.map((name) => /^scikit-learn={1,2}(\d{1,4}(?:\.\d{1,4}){1,2})$/.exec(name)?.[1])
    .find((found) => found !== undefined);
  return version === undefined
    ? py``
    : comment(`It was saved with scikit-learn ${version}; a release far from that may refuse to open it.`);
}

/** File that the `sklearn_model.joblib` convention names, or the one the repository has. */
function joblibFile(model: ModelRecord): string {
  const usual = "sklearn_model.joblib";
  const files = (model.siblings ?? []).map(({ rfilename }) => rfilename);
  return files.includes(usual) ? usual : (files.find((file) => /\.(?:joblib|pkl|pickle)$/.test(file)) ?? usual);
}

/** The file of skops' format, where nothing describes the model: skops has written no config.json since 0.12. */
function skopsFile(model: ModelRecord): string | undefined {
  if (model.config?.sklearn !== undefined) return undefined;
  return model.siblings?.find(({ rfilename }) => rfilename.endsWith(".skops"))?.rfilename;
}

const download = (model: ModelRecord, context: SnippetContext, file: string) =>
  pythonCall("hf_hub_download", [model.id, file], { revision: context.revision });

const trust = "A pickle can run code when it is opened: load it only if you trust its author.";

/** Rows to predict: the columns that the model's card shows, where it shows any. */
function example(model: ModelRecord) {
  const input = model.config?.sklearn?.example_input;
  if (typeof input === "object" && input !== null && !Array.isArray(input)) {
    const columns = Object.entries(input).filter(([, values]) => isRow(values));
    if (columns.length > 0)
      return { imports: py`import pandas`, rows: py`rows = pandas.DataFrame(${Object.fromEntries(columns)})` };
  }
  return undefined;
}

const isRow = (values: unknown): values is readonly (string | number | boolean)[] =>
  Array.isArray(values) &&
  values.length > 0 &&
  values.every((value) => ["string", "boolean"].includes(typeof value) || Number.isFinite(value));

const predict = (model: ModelRecord) => {
  const rows = example(model)?.rows;
  if (rows)
    return py`
    ${rows}
    print(model.predict(rows))
  `;
  return py`
    print(model)
    # The columns that model.predict() takes, if the model was trained on a table with names.
    print(getattr(model, "feature_names_in_", None))
  `;
};

const withJoblib = (model: ModelRecord, context: SnippetContext, file: string): Snippet => python()`
  ${head(model, context)}

  import joblib
  ${example(model)?.imports ?? py``}
  from huggingface_hub import hf_hub_download

  model_file = ${download(model, context, file)}
  ${comment(trust)}
  ${savedWith(model)}
  model = joblib.load(model_file)

  ${predict(model)}
`;

const withSkops = (model: ModelRecord, context: SnippetContext, file: string): Snippet => python()`
  ${head(model, context)}

  ${example(model)?.imports ?? py``}
  import skops.io
  from huggingface_hub import hf_hub_download

  model_file = ${download(model, context, file)}
  # Types that skops does not know to be harmless: read the list before you trust it.
  untrusted = skops.io.get_untrusted_types(file=model_file)
  print("Types to be trusted:", untrusted)
  model = skops.io.load(model_file, trusted=untrusted)

  ${predict(model)}
`;

function snippets(model: ModelRecord, context: SnippetContext): Snippet[] {
  if (!isSkops(model)) return [withJoblib(model, context, joblibFile(model))];
  const file = model.config?.sklearn?.model?.file ?? skopsFile(model);
  if (file === undefined) return [notice("python", "Model filename not specified in config.json")];
  return [isPickled(model) ? withJoblib(model, context, file) : withSkops(model, context, file)];
}

export default {
  prettyLabel: "Scikit-learn",
  repoName: "Scikit-learn",
  repoUrl: "https://github.com/scikit-learn/scikit-learn",
  filter: true,
  countDownloads: path("sklearn_model.joblib"),
  hostedInferenceTasks: ["tabular-classification", "tabular-regression", "text-classification"],
  applies: { tags: ["skops", "scikit-learn"], files: ["sklearn_model.joblib", "*.skops"] },
  install: (model) => {
    const pickled = !isSkops(model) || isPickled(model);
    const table = example(model) ? ["pandas"] : [];
    return pip("scikit-learn", pickled ? "joblib" : "skops", "huggingface_hub", ...table);
  },
  snippets,
  source: "skops 0.16.0 (skops.io; skops.hub_utils is gone) and joblib 1.5, source code, read 2026-11-21",
} satisfies Library;

const skops = { id: "owner/name", tags: ["skops"] };

export const examples = {
  joblib: { id: "owner/name" },
  "joblib-under-its-usual-name": { id: "owner/name", siblings: [{ rfilename: "sklearn_model.joblib" }] },
  "joblib-under-another-name": { id: "owner/name", siblings: [{ rfilename: "README.md" }, { rfilename: "model.pkl" }] },
  "skops-pickle": { ...skops, config: { sklearn: { model: { file: "model.pkl" }, model_format: "pickle" } } },
  "skops-format": { ...skops, config: { sklearn: { model: { file: "model.skops" }, model_format: "skops" } } },
  "skops-with-example-rows": {
    ...skops,
    config: {
      sklearn: {
        model: { file: "model.skops" },
        model_format: "skops",
        example_input: { petal_length: [1.4, 4.7], petal_width: [0.2, 1.4], notes: [], origin: "here" },
      },
    },
  },
  "pickle-with-example-rows": {
    ...skops,
    config: {
      sklearn: { model: { file: "model.pkl" }, model_format: "pickle", example_input: { x: [1], label: ["a"] } },
    },
  },
  "with-damaged-example-rows": {
    ...skops,
    config: { sklearn: { model: { file: "model.skops" }, example_input: { x: [{ y: 1 }] } } },
  },
  "skops-alone": { ...skops, siblings: [{ rfilename: "README.md" }, { rfilename: "iris.skops" }] },
  "skops-without-a-file": { ...skops, config: { sklearn: {} } },
  "pickle-of-an-early-skops": {
    ...skops,
    config: { sklearn: { model: { file: "model.pkl" }, environment: ["pandas", "scikit-learn=1.0.2"] } },
  },
} satisfies Examples;
