from llama_cpp import Llama

# One of the repository's .gguf files; * stands for any text.
filename = "*Q4_K_M.gguf"

llm = Llama.from_pretrained(
    repo_id="owner/name",
    filename=filename,
    n_ctx=4096,
    verbose=False,
)
output = llm("The lighthouse keeper climbed the stairs one last time and", max_tokens=200, echo=True)
print(output["choices"][0]["text"])
