from transformers import pipeline

text = "The ship left the harbour at [MASK] and sailed north."

pipe = pipeline("fill-mask", model="owner/fill-mask")
for result in pipe(text):
    print(f"{result['token_str']}: {result['score']:.3f}")
