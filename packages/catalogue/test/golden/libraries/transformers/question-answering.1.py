import torch
from transformers import AutoModelForQuestionAnswering, AutoTokenizer

question = "Where does Ines work?"
context = "Ines lives in Porto and takes the train to Braga, where she works in a pharmacy."

tokenizer = AutoTokenizer.from_pretrained("owner/question-answering")
model = AutoModelForQuestionAnswering.from_pretrained(
    "owner/question-answering",
    device_map="auto",
)

inputs = tokenizer(question, context, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
start = outputs.start_logits[0].argmax()
end = outputs.end_logits[0].argmax() + 1
print(tokenizer.decode(inputs["input_ids"][0, start:end], skip_special_tokens=True))
