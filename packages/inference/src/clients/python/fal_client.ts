import { pip } from "@modelshelf/catalogue";
import { identifier, py, pyImport } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import { bodyLiteral } from "../../request.ts";
import type { TemplateInput } from "../../template-input.ts";

/** The request's body; a file in it becomes a data URL by the SDK's own function. */
const body = (input: TemplateInput) =>
  input.request?.body.kind === "json"
    ? bodyLiteral<"python">(input.request.body.value, () => py`fal_client.encode_file(Path(FILE))`)
    : {};

const method = (input: TemplateInput) => identifier(`client.${input.methodName}`);

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
  methods: { "text-to-image": "subscribe", "automatic-speech-recognition": "run" },
  templates: {
    "text-to-image": (input) => py`
      ${pyImport("from pathlib import Path", "from urllib.parse import urlparse", "from urllib.request import urlretrieve", "import fal_client")}
      client = fal_client.SyncClient(key=${input.accessToken})

      result = ${method(input)}(
          ${input.providerModelId},
          arguments=${body(input)},
      )

      image_url = result["images"][0]["url"]
      urlretrieve(image_url, "image" + Path(urlparse(image_url).path).suffix)
    `,
    "automatic-speech-recognition": (input) => py`
      ${pyImport("from pathlib import Path", "import fal_client")}
      FILE = ${input.call.file.path}

      client = fal_client.SyncClient(key=${input.accessToken})

      result = ${method(input)}(
          ${input.providerModelId},
          arguments=${body(input)},
      )

      print(result["text"])
    `,
  },
} satisfies Client<"python">;
