// Which models WebLLM has a compiled program for.

// Source: WebLLM 0.2.83 at c51c9c0, src/config.ts, `prebuiltAppConfig` (read 2026-11-21): those of the organization
// mlc-ai whose id is the repository's name.
const names =
  "DeepSeek-R1-Distill-Llama-8B-q4f16_1-MLC DeepSeek-R1-Distill-Llama-8B-q4f32_1-MLC " +
  "DeepSeek-R1-Distill-Qwen-7B-q4f16_1-MLC DeepSeek-R1-Distill-Qwen-7B-q4f32_1-MLC " +
  "Hermes-2-Pro-Llama-3-8B-q4f16_1-MLC Hermes-2-Pro-Llama-3-8B-q4f32_1-MLC Hermes-2-Pro-Mistral-7B-q4f16_1-MLC " +
  "Hermes-2-Theta-Llama-3-8B-q4f16_1-MLC Hermes-2-Theta-Llama-3-8B-q4f32_1-MLC Hermes-3-Llama-3.1-8B-q4f16_1-MLC " +
  "Hermes-3-Llama-3.1-8B-q4f32_1-MLC Hermes-3-Llama-3.2-3B-q4f16_1-MLC Hermes-3-Llama-3.2-3B-q4f32_1-MLC " +
  "Llama-2-13b-chat-hf-q4f16_1-MLC Llama-2-7b-chat-hf-q4f16_1-MLC Llama-2-7b-chat-hf-q4f32_1-MLC " +
  "Llama-3-70B-Instruct-q3f16_1-MLC Llama-3-8B-Instruct-q4f16_1-MLC Llama-3-8B-Instruct-q4f32_1-MLC " +
  "Llama-3.1-70B-Instruct-q3f16_1-MLC Llama-3.1-8B-Instruct-q4f16_1-MLC Llama-3.1-8B-Instruct-q4f32_1-MLC " +
  "Llama-3.2-1B-Instruct-q0f16-MLC Llama-3.2-1B-Instruct-q0f32-MLC Llama-3.2-1B-Instruct-q4f16_1-MLC " +
  "Llama-3.2-1B-Instruct-q4f32_1-MLC Llama-3.2-3B-Instruct-q4f16_1-MLC Llama-3.2-3B-Instruct-q4f32_1-MLC " +
  "Ministral-3-3B-Base-2512-q4f16_1-MLC Ministral-3-3B-Base-2512-q4f32_1-MLC " +
  "Ministral-3-3B-Instruct-2512-BF16-q4f16_1-MLC Ministral-3-3B-Instruct-2512-BF16-q4f32_1-MLC " +
  "Ministral-3-3B-Reasoning-2512-q4f16_1-MLC Ministral-3-3B-Reasoning-2512-q4f32_1-MLC " +
  "Mistral-7B-Instruct-v0.2-q4f16_1-MLC Mistral-7B-Instruct-v0.3-q4f16_1-MLC Mistral-7B-Instruct-v0.3-q4f32_1-MLC " +
  "NeuralHermes-2.5-Mistral-7B-q4f16_1-MLC OLMo-2-0425-1B-Instruct-q4f16_1-MLC " +
  "OLMo-2-0425-1B-Instruct-q4f32_1-MLC OLMo-2-1124-7B-Instruct-q4f16_1-MLC OLMo-2-1124-7B-Instruct-q4f32_1-MLC " +
  "OpenHermes-2.5-Mistral-7B-q4f16_1-MLC Phi-3-mini-4k-instruct-q4f16_1-MLC Phi-3-mini-4k-instruct-q4f32_1-MLC " +
  "Phi-3.5-mini-instruct-q4f16_1-MLC Phi-3.5-mini-instruct-q4f32_1-MLC Phi-3.5-vision-instruct-q4f16_1-MLC " +
  "Phi-3.5-vision-instruct-q4f32_1-MLC Phi-4-mini-instruct-q4f16_1-MLC Phi-4-mini-instruct-q4f32_1-MLC " +
  "Qwen2-0.5B-Instruct-q0f16-MLC Qwen2-0.5B-Instruct-q0f32-MLC Qwen2-0.5B-Instruct-q4f16_1-MLC " +
  "Qwen2-1.5B-Instruct-q4f16_1-MLC Qwen2-1.5B-Instruct-q4f32_1-MLC Qwen2-7B-Instruct-q4f16_1-MLC " +
  "Qwen2-7B-Instruct-q4f32_1-MLC Qwen2-Math-1.5B-Instruct-q4f16_1-MLC Qwen2-Math-1.5B-Instruct-q4f32_1-MLC " +
  "Qwen2-Math-7B-Instruct-q4f16_1-MLC Qwen2-Math-7B-Instruct-q4f32_1-MLC Qwen2.5-0.5B-Instruct-q0f16-MLC " +
  "Qwen2.5-0.5B-Instruct-q0f32-MLC Qwen2.5-0.5B-Instruct-q4f16_1-MLC Qwen2.5-0.5B-Instruct-q4f32_1-MLC " +
  "Qwen2.5-1.5B-Instruct-q4f16_1-MLC Qwen2.5-1.5B-Instruct-q4f32_1-MLC Qwen2.5-3B-Instruct-q4f16_1-MLC " +
  "Qwen2.5-3B-Instruct-q4f32_1-MLC Qwen2.5-7B-Instruct-q4f16_1-MLC Qwen2.5-7B-Instruct-q4f32_1-MLC " +
  "Qwen2.5-Coder-0.5B-Instruct-q0f16-MLC Qwen2.5-Coder-0.5B-Instruct-q0f32-MLC " +
  "Qwen2.5-Coder-0.5B-Instruct-q4f16_1-MLC Qwen2.5-Coder-0.5B-Instruct-q4f32_1-MLC " +
  "Qwen2.5-Coder-1.5B-Instruct-q4f16_1-MLC Qwen2.5-Coder-1.5B-Instruct-q4f32_1-MLC " +
  "Qwen2.5-Coder-3B-Instruct-q4f16_1-MLC Qwen2.5-Coder-3B-Instruct-q4f32_1-MLC " +
  "Qwen2.5-Coder-7B-Instruct-q4f16_1-MLC Qwen2.5-Coder-7B-Instruct-q4f32_1-MLC " +
  "Qwen2.5-Math-1.5B-Instruct-q4f16_1-MLC Qwen2.5-Math-1.5B-Instruct-q4f32_1-MLC Qwen3-0.6B-q0f16-MLC " +
  "Qwen3-0.6B-q0f32-MLC Qwen3-0.6B-q4f16_1-MLC Qwen3-0.6B-q4f32_1-MLC Qwen3-1.7B-q4f16_1-MLC " +
  "Qwen3-1.7B-q4f32_1-MLC Qwen3-4B-q4f16_1-MLC Qwen3-4B-q4f32_1-MLC Qwen3-8B-q4f16_1-MLC Qwen3-8B-q4f32_1-MLC " +
  "Qwen3.5-0.8B-q0f16-MLC Qwen3.5-0.8B-q4f16_1-MLC Qwen3.5-0.8B-q4f32_1-MLC Qwen3.5-2B-q4f16_1-MLC " +
  "Qwen3.5-2B-q4f32_1-MLC Qwen3.5-4B-q4f16_1-MLC Qwen3.5-4B-q4f32_1-MLC Qwen3.5-9B-q4f16_1-MLC " +
  "Qwen3.5-9B-q4f32_1-MLC RedPajama-INCITE-Chat-3B-v1-q4f16_1-MLC RedPajama-INCITE-Chat-3B-v1-q4f32_1-MLC " +
  "SmolLM2-1.7B-Instruct-q4f16_1-MLC SmolLM2-1.7B-Instruct-q4f32_1-MLC SmolLM2-135M-Instruct-q0f16-MLC " +
  "SmolLM2-135M-Instruct-q0f32-MLC SmolLM2-360M-Instruct-q0f16-MLC SmolLM2-360M-Instruct-q0f32-MLC " +
  "SmolLM2-360M-Instruct-q4f16_1-MLC SmolLM2-360M-Instruct-q4f32_1-MLC TinyLlama-1.1B-Chat-v0.4-q4f16_1-MLC " +
  "TinyLlama-1.1B-Chat-v0.4-q4f32_1-MLC TinyLlama-1.1B-Chat-v1.0-q4f16_1-MLC TinyLlama-1.1B-Chat-v1.0-q4f32_1-MLC " +
  "WizardMath-7B-V1.1-q4f16_1-MLC gemma-2-2b-it-q4f16_1-MLC gemma-2-2b-it-q4f32_1-MLC " +
  "gemma-2-2b-jpn-it-q4f16_1-MLC gemma-2-2b-jpn-it-q4f32_1-MLC gemma-2-9b-it-q4f16_1-MLC " +
  "gemma-2-9b-it-q4f32_1-MLC gemma-2b-it-q4f16_1-MLC gemma-2b-it-q4f32_1-MLC gemma3-1b-it-q4f16_1-MLC " +
  "phi-1_5-q4f16_1-MLC phi-1_5-q4f32_1-MLC phi-2-q4f16_1-MLC phi-2-q4f32_1-MLC stablelm-2-zephyr-1_6b-q4f16_1-MLC " +
  "stablelm-2-zephyr-1_6b-q4f32_1-MLC";

/** The ids of WebLLM's own list, which are the names of repositories of the organization mlc-ai. */
export const webllmModels: ReadonlySet<string> = new Set(names.split(" "));
