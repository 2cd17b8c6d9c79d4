import type { Task } from "../../task.ts";

export default {
  summary:
    "A text-generation model reads a text and writes what comes next, token by token. Tuned on conversations it answers questions, follows instructions, writes code and calls tools. The same models power chat assistants, drafting, data extraction and agents.",
  datasets: [
    {
      id: "CohereForAI/Global-MMLU",
      description: "Exam questions of MMLU in 42 languages, marked where an answer depends on culture; for evaluation.",
    },
    {
      id: "HuggingFaceFW/fineweb-2",
      description: "Cleaned web text in more than a thousand languages, for pretraining beyond English.",
    },
    {
      id: "HuggingFaceH4/ultrachat_200k",
      description: "Two hundred thousand filtered multi-turn dialogues, for supervised fine-tuning of chat models.",
    },
    {
      id: "open-r1/OpenThoughts-114k-math",
      description: "Mathematics problems with long worked-out reasoning, to teach a model to think before it answers.",
    },
    {
      id: "allenai/tulu-3-sft-mixture",
      description: "The mixture of instructions behind Tülu 3, from mathematics and code to safety.",
    },
    {
      id: "HuggingFaceTB/smoltalk",
      description: "About a million synthetic conversations, put together to tune small models such as SmolLM2.",
    },
    {
      id: "HuggingFaceTB/finemath",
      description: "Web pages that explain mathematics step by step, filtered from crawls for pretraining.",
    },
  ],
  models: [
    {
      id: "Qwen/Qwen3-4B-Instruct-2507",
      description: "Four billion parameters, a context of 262,144 tokens and an open licence: a sound first choice.",
    },
    {
      id: "openai/gpt-oss-20b",
      description:
        "Mixture of experts in 4-bit weights that fits in 16 GB of memory and reasons as long as it is told to.",
    },
    { id: "google/gemma-2-2b-it", description: "Small enough for a laptop; its terms must be accepted first." },
    {
      id: "Qwen/Qwen3-Coder-480B-A35B-Instruct",
      description: "A very large coding model that works as an agent in a repository; needs a server with many GPUs.",
    },
    {
      id: "openai/gpt-oss-120b",
      description: "The larger sibling of gpt-oss-20b, made to run on a single GPU with 80 GB.",
    },
    {
      id: "zai-org/GLM-4.5",
      description: "Large mixture of experts with a thinking and a direct mode, built for agents.",
    },
    {
      id: "Qwen/Qwen3-4B-Thinking-2507",
      description:
        "Writes its reasoning before the answer, which pays off in mathematics and logic and costs time elsewhere.",
    },
    {
      id: "Qwen/Qwen2.5-7B-Instruct-1M",
      description: "Takes up to a million tokens of context, for whole books or code bases at once.",
    },
    {
      id: "Qwen/Qwen2.5-Coder-32B-Instruct",
      description: "A dense coding model for one large GPU: completion, repair and explanation of code.",
    },
    {
      id: "deepseek-ai/DeepSeek-R1",
      description: "The open reasoning model of January 2025 that many smaller ones were distilled from.",
    },
  ],
  spaces: [
    { id: "akhaliq/anycoder", description: "Describe an application and watch it being written and run." },
    { id: "enzostvs/deepsite", description: "Builds a web page from a prompt and lets you change it by asking." },
    {
      id: "logikon/open_cot_leaderboard",
      description: "Ranks models by how much writing down their reasoning improves their answers.",
    },
    { id: "ysharma/Explore_llamav2_with_TGI", description: "Chat with Llama 2, served by Text Generation Inference." },
    { id: "HuggingFaceH4/zephyr-chat", description: "Chat with Zephyr, a tuned Mistral 7B." },
    {
      id: "lmsys/chatbot-arena-leaderboard",
      description: "Ranks chat models by the votes of people who compared two answers without knowing who wrote them.",
    },
    { id: "mlabonne/phixtral-chat", description: "Chat with a mixture of experts made of several Phi-2 models." },
  ],
  metrics: [
    {
      id: "Cross Entropy",
      description: "The surprise at the next token of a held-out text, the very loss that training brings down.",
      formula: "mean of the negative logarithm of the probability that was given to each next token",
      range: "0, no upper end",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Cross-entropy",
    },
    {
      id: "Perplexity",
      description:
        "Among how many tokens the model is undecided at each step; comparable only with the same tokenizer.",
      formula: "e to the power of the cross entropy per token",
      range: "1, no upper end",
      better: "lower",
      definition: "https://en.wikipedia.org/wiki/Perplexity",
    },
    {
      id: "pass@k",
      description: "For code: whether at least one of k attempts passes the unit tests, as in HumanEval.",
      formula: "problems for which one or more of k sampled programs pass all tests, divided by all problems",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2107.03374",
    },
    {
      id: "Instruction-following accuracy",
      description: "Whether demands that a program can verify were met, such as a length or a format; known as IFEval.",
      formula: "prompts whose checkable instructions are all fulfilled divided by all prompts",
      range: "0 to 1",
      better: "higher",
      definition: "https://arxiv.org/abs/2311.07911",
    },
  ],
  widgetModels: ["mistralai/Mistral-Nemo-Instruct-2407"],
  youtubeId: "e9gNEAlsOvU",
  isPlaceholder: false,
  // Facts of the records: the public hub's API, read 2026-08-22.
  exampleModels: [
    {
      id: "Qwen/Qwen3-4B-Instruct-2507",
      library_name: "transformers",
      pipeline_tag: "text-generation",
      tags: ["transformers", "safetensors", "qwen3", "text-generation", "conversational", "license:apache-2.0"],
      config: { architectures: ["Qwen3ForCausalLM"], model_type: "qwen3" },
      transformersInfo: {
        auto_model: "AutoModelForCausalLM",
        pipeline_tag: "text-generation",
        processor: "AutoTokenizer",
      },
    },
  ],
  demo: {
    inputs: [
      {
        type: "text",
        label: "Input",
        content: "Write a two-line poem about a lighthouse.",
      },
    ],
    outputs: [
      {
        type: "text",
        label: "Output",
        content: "It counts the night in turning beams of white,\nand every ship it never meets sleeps well.",
      },
    ],
    note: "The poem is ours, an example of an answer.",
  },
  related: ["summarization", "translation", "question-answering", "image-text-to-text", "text-classification"],
} satisfies Task;
