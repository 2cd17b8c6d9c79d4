from huggingface_hub import snapshot_download
from mellea.formatters.granite import ChatCompletion, IntrinsicsResultProcessor, IntrinsicsRewriter
from mellea.formatters.granite.base.util import (
    chat_completion_request_to_transformers_inputs,
    generate_with_transformers,
    load_transformers_lora,
)

# One of the adapters in the model's repository: its README says what it reads.
adapter = "answerability/gpt-oss-20b/lora"
chat = {
    "messages": [{"role": "user", "content": "What is the invoice number?"}],
    "extra_body": {"documents": [{"doc_id": "1", "text": "Invoice 4711 of 3 March was paid in full."}]},
}

folder = snapshot_download(
    "owner/granitelib-rag-gpt-oss-r1.0",
    allow_patterns=f"{adapter}/*",
)
folder = f"{folder}/{adapter}"
request = IntrinsicsRewriter(config_file=f"{folder}/io.yaml").transform(ChatCompletion.model_validate(chat))
# The model that the adapter changes is downloaded too.
model, tokenizer = load_transformers_lora(folder)
inputs, options = chat_completion_request_to_transformers_inputs(request.model_dump(), tokenizer, model)
response = generate_with_transformers(tokenizer, model, inputs, options)
result = IntrinsicsResultProcessor(config_file=f"{folder}/io.yaml").transform(response, request)
print(result.choices[0].message.content)
