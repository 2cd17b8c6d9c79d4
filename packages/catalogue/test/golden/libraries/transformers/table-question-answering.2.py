import pandas
import torch
from transformers import AutoModelForTableQuestionAnswering, AutoTokenizer

question = "Which mountain is the highest?"
table = pandas.DataFrame(
    {
        "Mountain": ["Zugspitze", "Mont Blanc", "Matterhorn"],
        "Metres": ["2962", "4806", "4478"],
    }
)

tokenizer = AutoTokenizer.from_pretrained("owner/table-question-answering")
model = AutoModelForTableQuestionAnswering.from_pretrained(
    "owner/table-question-answering",
    device_map="auto",
)

inputs = tokenizer(table=table, queries=question, return_tensors="pt").to(model.device)
with torch.no_grad():
    outputs = model(**inputs)
(cells,) = tokenizer.convert_logits_to_predictions(inputs.to("cpu"), outputs.logits.cpu())[0]
print(", ".join(table.iat[cell] for cell in cells))
