// What the author of a model can do about missing code: which field, in which file.

const advice: readonly (readonly [RegExp, string])[] = [
  [
    /model filename not specified/i,
    'Set "sklearn": {"model": {"file": …}} in config.json to the name of the saved estimator.',
  ],
  [/interface not specified/i, 'Set "speechbrain_interface" in config.json, for example to "EncoderClassifier".'],
  [
    /interface in config\.json invalid/i,
    '"speechbrain_interface" in config.json names a class that SpeechBrain does not have. Correct its spelling.',
  ],
  [
    /base model is not found/i,
    'Set "base_model_name_or_path" in adapter_config.json, or "base_model" at the top of README.md.',
  ],
  [
    /task type is invalid/i,
    'Set "task_type" in adapter_config.json to one of CAUSAL_LM, SEQ_2_SEQ_LM, TOKEN_CLS, SEQ_CLS.',
  ],
  [/valid nemo domain/i, 'Set "pipeline_tag" at the top of README.md to the task of the model.'],
  [/pipeline tag/i, 'Set "pipeline_tag" at the top of README.md to a task that the library has a pipeline for.'],
  [
    /must be text-to-speech or automatic-speech-recognition/i,
    'Set "pipeline_tag" at the top of README.md to one of these two.',
  ],
  [
    /type of model unknown|model type is unknown/i,
    'Set "pipeline_tag" at the top of README.md and "architectures" in config.json.',
  ],
];

/** The first line of a notice without its comment sign, and what to do about it. */
export function explainNotice(code: string): { text: string; advice?: string } {
  const text = code
    .split("\n")
    .map((line) => line.replace(/^\s*(?:#|\/\/)\s?/, ""))
    .join(" ")
    .replace(/^⚠️?\s*/u, "")
    .trim()
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const found = advice.find(([pattern]) => pattern.test(text))?.[1];
  return found === undefined ? { text } : { text, advice: found };
}
