import { pip } from "@modelshelf/catalogue";
import { type Fragment, py, pyImport } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import type { JsonValue } from "../../request.ts";
import type { TemplateInput } from "../../template-input.ts";
import { bodyModel, chatParameters } from "../body-model.ts";
import { clientMethod } from "../client-method.ts";
import { openaiSends } from "../openai-sends.ts";
import { keywords, parameterKeywords } from "../python-arguments.ts";

// Source: the signatures of openai 3.52.0 for Python (read 2026-11-21). Fields that a method does
// not name go into `extra_body`.
const chatNames = [
  "frequency_penalty",
  "logit_bias",
  "logprobs",
  "max_completion_tokens",
  "max_tokens",
  "n",
  "presence_penalty",
  "reasoning_effort",
  "response_format",
  "seed",
  "stop",
  "stream_options",
  "temperature",
  "tool_choice",
  "tools",
  "top_logprobs",
  "top_p",
];
const completionNames = ["echo", "max_tokens", "n", "seed", "stop", "suffix", "temperature", "top_p"];
const imageNames = ["n", "quality", "size", "style"];
const transcriptionNames = ["language", "prompt", "temperature"];

const soundFile = ({ request }: TemplateInput): string =>
  request?.result.kind === "file" ? `audio.${request.result.extension}` : "audio.mp3";

const client = (input: TemplateInput): Fragment<"python"> => py`
  ${pyImport("from openai import OpenAI")}
  client = OpenAI(
      ${keywords({
        base_url: input.baseUrl,
        api_key: input.accessToken,
        default_headers: input.billTo === undefined ? undefined : { "X-HF-Bill-To": input.billTo },
      })}
  )
`;

/** What the server calls an image in the answer itself. */
const format = ({ request }: TemplateInput): string =>
  request?.body.kind === "json" ? String(request.body.value.response_format) : "b64_json";

/** What the server needs besides the text: a format, a voice. */
function speechFields({ request }: TemplateInput): Readonly<Record<string, JsonValue>> {
  const { voice, response_format } = request?.body.kind === "json" ? request.body.value : {};
  // The method wants a voice; a server that has but one takes any.
  return { voice: String(voice ?? "alloy"), response_format: String(response_format) };
}

const method = (input: TemplateInput) => clientMethod(input.methodName);

export default {
  id: "openai",
  language: "python",
  kind: "sdk",
  docsUrl: "https://github.com/openai/openai-python",
  install: pip("openai"),
  serves: ({ served }) => served.openai === true,
  methods: {
    conversational: "chat.completions.create",
    "text-generation": "completions.create",
    "text-to-image": "images.generate",
    "feature-extraction": "embeddings.create",
    "text-to-speech": "audio.speech.create",
    "automatic-speech-recognition": "audio.transcriptions.create",
  },
  templates: {
    conversational: (input) => py`
      ${client(input)}

      completion = ${method(input)}(
          model=${bodyModel(input)},
          messages=${input.call.messages},
          ${parameterKeywords(chatParameters(input), chatNames)}
      )

      print(completion.choices[0].message.content)
    `,
    "conversational-stream": (input) => py`
      ${client(input)}

      stream = ${method(input)}(
          model=${bodyModel(input)},
          messages=${input.call.messages},
          ${parameterKeywords(chatParameters(input), chatNames)}
          stream=True,
      )

      for chunk in stream:
          if chunk.choices:
              print(chunk.choices[0].delta.content or "", end="", flush=True)
      print()
    `,
    "text-generation": (input) => py`
      ${client(input)}

      completion = ${method(input)}(
          model=${bodyModel(input)},
          prompt=${input.call.prompt},
          ${parameterKeywords(input.call.parameters, completionNames)}
      )

      print(completion.choices[0].text)
    `,
    "text-to-image": (input) => py`
      ${pyImport("import base64")}
      ${client(input)}

      result = ${method(input)}(
          model=${bodyModel(input)},
          prompt=${input.call.prompt},
          ${parameterKeywords(
            { response_format: format(input), ...input.call.parameters },
            // The method knows OpenAI's own name for it.
            format(input) === "b64_json" ? ["response_format", ...imageNames] : imageNames,
          )}
      )

      image = result.data[0].b64_json if result.data else None
      if image is None:
          raise SystemExit("The answer holds no image.")
      with open("image.png", "wb") as file:
          file.write(base64.b64decode(image))
    `,
    "feature-extraction": (input) => py`
      ${client(input)}

      result = ${method(input)}(
          model=${bodyModel(input)},
          input=${input.call.prompt},
          encoding_format="float",
          ${parameterKeywords(input.call.parameters, ["dimensions", "user"])}
      )

      vector = result.data[0].embedding
      print(f"{len(vector)} numbers: {vector[:5]} ...")
    `,
    "text-to-speech": (input) => py`
      ${client(input)}

      speech = ${method(input)}(
          model=${bodyModel(input)},
          input=${input.call.prompt},
          ${parameterKeywords({ ...speechFields(input), ...input.call.parameters }, ["instructions", "response_format", "speed", "voice"])}
      )

      speech.write_to_file(${soundFile(input)})
    `,
    "automatic-speech-recognition": (input) => py`
      FILE = ${input.call.file.path}

      ${client(input)}

      with open(FILE, "rb") as file:
          transcription = ${method(input)}(
              model=${bodyModel(input)},
              file=file,
              ${parameterKeywords(input.call.parameters, transcriptionNames)}
          )

      print(transcription.text)
    `,
  },
  // It asks for numbers where nobody asks for text of them, and for a voice in any case.
  sends: (request, { call }) => openaiSends(request, call.task),
} satisfies Client<"python">;
