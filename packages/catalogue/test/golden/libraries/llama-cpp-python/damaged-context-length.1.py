from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="owner/name-GGUF",
    filename="name-Q4_K_M.gguf",
    n_ctx=4096,
    verbose=False,
)
output = llm("The lighthouse keeper climbed the stairs one last time and", max_tokens=200, echo=True)
print(output["choices"][0]["text"])
