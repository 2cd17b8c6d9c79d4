import { pip } from "@modelshelf/catalogue";
import { type Fragment, identifier, py, pyImport } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import type { TemplateInput } from "../../template-input.ts";
import { bodyModel } from "../body-model.ts";
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

const method = (input: TemplateInput) => identifier(`client.${input.methodName}`);

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
    "automatic-speech-recognition": "audio.transcriptions.create",
  },
  templates: {
    conversational: (input) => py`
      ${client(input)}

      completion = ${method(input)}(
          model=${bodyModel(input)},
          messages=${input.call.messages},
          ${parameterKeywords(input.call.parameters, chatNames)}
      )

      print(completion.choices[0].message.content)
    `,
    "conversational-stream": (input) => py`
      ${client(input)}

      stream = ${method(input)}(
          model=${bodyModel(input)},
          messages=${input.call.messages},
          ${parameterKeywords(input.call.parameters, chatNames)}
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
          response_format="b64_json",
          ${parameterKeywords(input.call.parameters, imageNames)}
      )

      image = result.data[0].b64_json if result.data else None
      if image is None:
          raise SystemExit("The answer holds no image.")
      with open("image.png", "wb") as file:
          file.write(base64.b64decode(image))
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
} satisfies Client<"python">;
