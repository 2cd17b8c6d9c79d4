from transformers import AutoModelForSeq2SeqLM, AutoTokenizer

text = "Could you tell me where the nearest station is?"
# Codes of the languages; the model's card lists them.
source_language = "eng_Latn"
target_language = "fra_Latn"

tokenizer = AutoTokenizer.from_pretrained("owner/translation", src_lang=source_language)
model = AutoModelForSeq2SeqLM.from_pretrained(
    "owner/translation",
    device_map="auto",
)

inputs = tokenizer(text, return_tensors="pt").to(model.device)
outputs = model.generate(
    **inputs,
    max_new_tokens=200,
    forced_bos_token_id=tokenizer.convert_tokens_to_ids(target_language),
)
print(tokenizer.decode(outputs[0], skip_special_tokens=True))
