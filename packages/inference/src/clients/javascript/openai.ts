import { npm } from "@modelshelf/catalogue";
import { type Fragment, js, jsImport } from "@modelshelf/code";
import type { Client } from "../../client.ts";
import type { TemplateInput } from "../../template-input.ts";
import { bodyModel, chatParameters } from "../body-model.ts";
import { clientMethod } from "../client-method.ts";
import { properties } from "../javascript-arguments.ts";
import { openaiSends } from "../openai-sends.ts";

// Source: the types of openai 7.55.0 (read 2026-11-21).

const client = (input: TemplateInput): Fragment<"javascript"> => js`
  ${jsImport('import OpenAI from "openai";')}
  const client = new OpenAI({
    ${properties({
      baseURL: input.baseUrl,
      apiKey: input.accessToken,
      defaultHeaders: input.billTo === undefined ? undefined : { "X-HF-Bill-To": input.billTo },
    })}
  });
`;

/** A text of the request's body. */
const field = ({ request }: TemplateInput, name: string, otherwise: string): string => {
  const value = request?.body.kind === "json" ? request.body.value[name] : undefined;
  return typeof value === "string" ? value : otherwise;
};

/** OpenAI's types know its own words alone. */
const responseFormat = (format: string) =>
  format === "b64_json"
    ? js`response_format: ${format},`
    : js`
        // @ts-expect-error The provider calls it so.
        response_format: ${format},
      `;

const soundFile = ({ request }: TemplateInput): string =>
  request?.result.kind === "file" ? `audio.${request.result.extension}` : "audio.mp3";

const method = (input: TemplateInput) => clientMethod(input.methodName);

export default {
  id: "openai",
  language: "javascript",
  kind: "sdk",
  docsUrl: "https://github.com/openai/openai-node",
  install: npm("openai"),
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
    conversational: (input) => js`
      ${client(input)}

      const completion = await ${method(input)}({
        model: ${bodyModel(input)},
        messages: ${input.call.messages},
        ${properties(chatParameters(input))}
      });

      console.log(completion.choices[0].message.content);
    `,
    "conversational-stream": (input) => js`
      ${client(input)}

      const stream = await ${method(input)}({
        model: ${bodyModel(input)},
        messages: ${input.call.messages},
        ${properties(chatParameters(input))}
        stream: true,
      });

      for await (const chunk of stream) {
        process.stdout.write(chunk.choices[0]?.delta.content ?? "");
      }
      console.log();
    `,
    "text-generation": (input) => js`
      ${client(input)}

      const completion = await ${method(input)}({
        model: ${bodyModel(input)},
        prompt: ${input.call.prompt},
        ${properties(input.call.parameters)}
      });

      console.log(completion.choices[0].text);
    `,
    "text-to-image": (input) => js`
      ${jsImport('import { writeFile } from "node:fs/promises";')}
      ${client(input)}

      const result = await ${method(input)}({
        model: ${bodyModel(input)},
        prompt: ${input.call.prompt},
        ${responseFormat(field(input, "response_format", "b64_json"))}
        ${properties(input.call.parameters)}
      });

      const [image] = result.data ?? [];
      await writeFile("image.png", image.b64_json ?? "", "base64");
    `,
    "feature-extraction": (input) => js`
      ${client(input)}

      const result = await ${method(input)}({
        model: ${bodyModel(input)},
        input: ${input.call.prompt},
        encoding_format: "float",
        ${properties(input.call.parameters)}
      });

      const vector = result.data[0].embedding;
      console.log(\`\${vector.length} numbers:\`, vector.slice(0, 5), "...");
    `,
    "text-to-speech": (input) => js`
      ${jsImport('import { writeFile } from "node:fs/promises";')}
      ${client(input)}

      const speech = await ${method(input)}({
        model: ${bodyModel(input)},
        input: ${input.call.prompt},
        ${properties({ voice: field(input, "voice", "alloy"), response_format: field(input, "response_format", "mp3"), ...input.call.parameters })}
      });

      await writeFile(${soundFile(input)}, Buffer.from(await speech.arrayBuffer()));
    `,
    "automatic-speech-recognition": (input) => js`
      ${jsImport('import { createReadStream } from "node:fs";')}
      const FILE = ${input.call.file.path};

      ${client(input)}

      const transcription = await ${method(input)}({
        model: ${bodyModel(input)},
        file: createReadStream(FILE),
        ${properties(input.call.parameters)}
      });

      console.log(transcription.text);
    `,
  },
  sends: (request, { call }) => openaiSends(request, call.task),
} satisfies Client<"javascript">;
