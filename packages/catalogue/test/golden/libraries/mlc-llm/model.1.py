from mlc_llm import MLCEngine

question = "What is the capital of Portugal?"

model = "HF://owner/name-q4f16_1-MLC"
engine = MLCEngine(model)
for response in engine.chat.completions.create(
    messages=[{"role": "user", "content": question}], model=model, stream=True
):
    for choice in response.choices:
        print(choice.delta.content, end="", flush=True)
print()
engine.terminate()
