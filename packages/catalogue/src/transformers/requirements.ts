import { lookup } from "../lookup.ts";
import type { ModelRecord } from "../model-record.ts";

// What a loader of quantized weights asks for besides torch and accelerate.
// Source: transformers 5.23.0, quantizers/quantizer_*.py (`validate_environment`), read 2026-11-21.
const packages: Readonly<Record<string, readonly string[]>> = {
  aqlm: ["aqlm[gpu,cpu]"],
  "auto-round": ["auto-round"],
  awq: ["gptqmodel"],
  bitsandbytes: ["bitsandbytes"],
  bitsandbytes_4bit: ["bitsandbytes"],
  bitsandbytes_8bit: ["bitsandbytes"],
  "compressed-tensors": ["compressed-tensors"],
  eetq: ["kernels"],
  fbgemm_fp8: ["fbgemm-gpu"],
  fp8: ["kernels"],
  gptq: ["optimum", "gptqmodel"],
  higgs: ["flute-kernel", "fast_hadamard_transform"],
  hqq: ["hqq"],
  mxfp4: ["kernels", "triton"],
  quanto: ["optimum-quanto"],
  quark: ["amd-quark"],
  spqr: ["spqr_quant[gpu]"],
  torchao: ["torchao"],
  vptq: ["vptq"],
};

/** Packages that the model's quantized weights need: `gptqmodel` for GPTQ. */
export function quantizationPackages(model: ModelRecord): readonly string[] {
  const settings = model.config?.quantization_config;
  // bitsandbytes wrote its settings without a method in its first versions.
  const method = settings?.quant_method ?? (settings?.load_in_4bit || settings?.load_in_8bit ? "bitsandbytes" : "");
  return lookup(packages, method) ?? [];
}

// Models whose tokenizer is not stored in the fast format. Source: the tokenizers' import
// requirements in transformers 5.23.0, models/*/tokenization_*.py, read 2026-11-21.
const tokenizers: Readonly<Record<string, readonly string[]>> = {
  m2m_100: ["sentencepiece"],
  marian: ["sentencepiece", "sacremoses"],
  speech_to_text: ["sentencepiece"],
  speecht5: ["sentencepiece"],
};

/** Packages that the model's tokenizer needs. */
export function tokenizerPackages(model: ModelRecord): readonly string[] {
  return lookup(tokenizers, model.config?.model_type) ?? [];
}

/**
 * Packages that a chat model needs to take a video: torchcodec decodes it, and SmolVLM spells numbers.
 * Source: transformers 5.23.0, video_processing_utils.py (`fetch_videos`) and models/smolvlm, read 2026-11-21.
 */
export const videoPackages = (model: ModelRecord): readonly string[] =>
  model.config?.model_type === "smolvlm" ? ["torchcodec", "num2words"] : ["torchcodec"];
