// Models that see and hear at once, and those of them that answer aloud.
// Source: transformers 5.23.0, `input_modalities` and `output_modalities` of models/{gemma3n,gemma4,gemma4_unified,
// qwen2_5_omni,qwen3_omni_moe}/modeling_*.py, their `generate`, and pipelines/any_to_any.py, read 2026-11-21.
import { none, py, pyImport } from "@modelshelf/code";
import type { ModelRecord } from "../model-record.ts";
import type { ClassUse } from "./classes.ts";
import { lines, picture, recording } from "./inputs.ts";
import type { PipelineUse } from "./pipelines.ts";

const speakers: ReadonlySet<string> = new Set(["qwen2_5_omni", "qwen3_omni_moe"]);
const readers: ReadonlySet<string> = new Set(["gemma3n", "gemma4", "gemma4_unified"]);

const typeOf = (model: ModelRecord) => model.config?.model_type ?? "";

/** Whether the model is one for any input that answers in speech as well as in text. */
export const speaks = (model: ModelRecord): boolean =>
  model.pipeline_tag === "any-to-any" && speakers.has(typeOf(model));

/** Whether the model is one for any input that takes pictures and recordings in one message. */
export const hearsAndSees = (model: ModelRecord): boolean =>
  speaks(model) || (model.pipeline_tag === "any-to-any" && readers.has(typeOf(model)));

// Qwen2.5-Omni was trained to speak with this system prompt; its documentation warns of any other.
const systemMessage = py`
  {
      "role": "system",
      "content": [
          {
              "type": "text",
              "text": (
                  "You are Qwen, a virtual human developed by the Qwen Team, Alibaba Group, "
                  "capable of perceiving auditory and visual inputs, as well as generating text and speech."
              ),
          }
      ],
  },
`;

const input = (model: ModelRecord) =>
  lines(
    speaks(model) ? pyImport("import soundfile") : none.python,
    picture,
    recording,
    py`
      messages = [
          ${typeOf(model) === "qwen2_5_omni" ? systemMessage : none.python}
          {
              "role": "user",
              "content": [
                  {"type": "image", "image": image},
                  {"type": "audio", "audio": audio},
                  {"type": "text", "text": "What animal is in the picture, and what does the voice talk about?"},
              ],
          }
      ]
    `,
  );

// Their vocoders make 24,000 samples a second (documentation of both models, read 2026-11-21).
const save = (speech: ReturnType<typeof py>) => py`
  soundfile.write("answer.wav", ${speech}, 24000)
  print("Saved answer.wav")
`;

const packages = ["pillow", "torchvision", "av", "soundfile", "soxr"];

/** A pipeline that is shown a picture and a recording, and saves a spoken answer or prints a written one. */
export const omniPipeline = (model: ModelRecord): PipelineUse => ({
  task: "any-to-any",
  input: input(model),
  call: speaks(model)
    ? lines(py`speech = pipe(text=messages, generation_mode="audio")[0]["generated_audio"]`, save(py`speech`))
    : py`print(pipe(text=messages, max_new_tokens=200, return_full_text=False)[0]["generated_text"])`,
  packages,
});

/** The same with the model's own classes, which give the written answer along with the spoken one. */
export const omniClasses = (model: ModelRecord): ClassUse => ({
  processor: "AutoProcessor",
  input: input(model),
  call: lines(
    py`
      inputs = processor.apply_chat_template(
          messages,
          add_generation_prompt=True,
          tokenize=True,
          return_dict=True,
          return_tensors="pt",
      ).to(model.device, model.dtype)
    `,
    speaks(model)
      ? py`
          # The model writes its answer and then speaks it.
          outputs, speech = model.generate(**inputs)
        `
      : py`outputs = model.generate(**inputs, max_new_tokens=200)`,
    py`
      answer = outputs[0][inputs["input_ids"].shape[-1] :]
      print(processor.decode(answer, skip_special_tokens=True))
    `,
    speaks(model) ? save(py`speech.flatten().cpu().numpy()`) : none.python,
  ),
  packages,
});
