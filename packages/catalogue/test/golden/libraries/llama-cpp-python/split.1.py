from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="owner/name",
    filename="Q4_K_M/big-00001-of-00002.gguf",
    additional_files=["Q4_K_M/big-00002-of-00002.gguf"],
    n_ctx=4096,
    verbose=False,
)
output = llm("The lighthouse keeper climbed the stairs one last time and", max_tokens=200, echo=True)
print(output["choices"][0]["text"])
