import { pip } from "@modelshelf/catalogue";
import { type Fragment, itemAt, none, py, pyImport } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import { bodyLiteral, type Path } from "../../request.ts";
import type { TemplateInput } from "../../template-input.ts";
import { clientMethod } from "../client-method.ts";

/** The request's body; a file in it becomes a data URL by the SDK's own function. */
const body = (input: TemplateInput) =>
  input.request?.body.kind === "json"
    ? bodyLiteral<"python">(input.request.body.value, () => py`fal_client.encode_file(Path(FILE))`)
    : {};

const method = (input: TemplateInput) => clientMethod(input.methodName);

type Python = Fragment<"python">;

/** What is done with the file whose URL the answer names. */
function saved({ request }: TemplateInput): Python {
  const result = request?.result.kind === "queue" ? request.result.answer : request?.result;
  if (result?.kind !== "url") return none.python;
  const path = (steps: Path) => itemAt(py`result`, steps);
  const url =
    result.or === undefined
      ? path(result.at)
      : py`${path(result.at)} if ${result.at[0] ?? ""} in result else ${path(result.or)}`;
  return py`
    ${pyImport("from urllib.parse import urlparse", "from urllib.request import urlretrieve")}
    url = ${url}
    urlretrieve(url, ${result.name} + Path(urlparse(url).path).suffix)
  `;
}

const ask = (input: TemplateInput, use: Python): Python => py`
  ${pyImport("from pathlib import Path", "import fal_client")}
  ${"file" in input.call ? py`FILE = ${input.call.file.path}` : none.python}

  client = fal_client.SyncClient(key=${input.accessToken})

  result = ${method(input)}(
      ${input.providerModelId},
      arguments=${body(input)},
  )

  ${use}
`;

const save = (input: TemplateInput): Python => ask(input, saved(input));

// Source: fal-client 1.0.3, `SyncClient.subscribe`, `.run` and `encode_file` (read 2026-11-21).
export default {
  id: "fal_client",
  language: "python",
  kind: "sdk",
  docsUrl: "https://fal.ai/docs/reference/client-libraries/python",
  install: pip("fal-client"),
  // It knows no router.
  alwaysDirect: true,
  serves: ({ providerId }) => providerId === "fal-ai",
  methods: {
    "audio-to-audio": "subscribe",
    "automatic-speech-recognition": "run",
    "image-segmentation": "subscribe",
    "image-text-to-image": "subscribe",
    "image-text-to-video": "subscribe",
    "image-to-image": "subscribe",
    "image-to-video": "subscribe",
    "text-to-audio": "subscribe",
    "text-to-image": "subscribe",
    "text-to-speech": "run",
    "text-to-video": "subscribe",
  },
  templates: {
    "audio-to-audio": save,
    "image-segmentation": save,
    "image-text-to-image": save,
    "image-text-to-video": save,
    "image-to-image": save,
    "image-to-video": save,
    "text-to-audio": save,
    "text-to-image": save,
    "text-to-speech": save,
    "text-to-video": save,
    "automatic-speech-recognition": (input) => ask(input, py`print(result["text"])`),
  },
} satisfies Client<"python">;
