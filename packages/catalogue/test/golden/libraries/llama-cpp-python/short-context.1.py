from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="owner/name-GGUF",
    filename="name-Q4_K_M.gguf",
    n_ctx=1024,
    verbose=False,
)
answer = llm.create_chat_completion(
    messages=[{"role": "user", "content": "What is the capital of Portugal?"}],
    max_tokens=200,
)
print(answer["choices"][0]["message"]["content"])
