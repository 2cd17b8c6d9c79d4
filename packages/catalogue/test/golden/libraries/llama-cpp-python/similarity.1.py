from llama_cpp import Llama

# One of the repository's .gguf files; * stands for any text.
filename = "*Q4_K_M.gguf"

llm = Llama.from_pretrained(
    repo_id="owner/name",
    filename=filename,
    embedding=True,
    n_ctx=4096,
    verbose=False,
)
embedding = llm.embed("The room was spotless and the staff could not have been kinder.")
print(len(embedding))
