from transformers import pipeline

text = "Ada Lovelace met Charles Babbage in London in 1833."

pipe = pipeline("token-classification", model="owner/token-classification")
for entity in pipe(text, aggregation_strategy="simple"):
    print(f"{entity['word']}: {entity['entity_group']} ({entity['score']:.3f})")
