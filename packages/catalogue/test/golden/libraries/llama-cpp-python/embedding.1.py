from llama_cpp import Llama

llm = Llama.from_pretrained(
    repo_id="owner/name",
    filename="model.Q8_0.gguf",
    embedding=True,
    n_ctx=4096,
    verbose=False,
)
embedding = llm.embed("The room was spotless and the staff could not have been kinder.")
print(len(embedding))
