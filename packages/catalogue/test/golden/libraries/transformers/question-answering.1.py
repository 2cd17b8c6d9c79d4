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
# The best pair of a start and an end that does not come before it.
scores = outputs.start_logits[0][:, None] + outputs.end_logits[0]
scores += torch.full_like(scores, float("-inf")).tril(diagonal=-1)
start, end = divmod(scores.argmax().item(), len(scores))
answer = tokenizer.decode(inputs["input_ids"][0, start : end + 1], skip_special_tokens=True)
print(answer.strip() or "The text does not say.")
