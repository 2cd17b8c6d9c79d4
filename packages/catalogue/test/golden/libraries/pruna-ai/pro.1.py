# Pruna Pro needs a token, which Pruna sells, in the variable PRUNA_TOKEN.

from pruna_pro import PrunaProModel

prompt = "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k"

pipeline = PrunaProModel.from_pretrained("owner/name")
pipeline(prompt).images[0].save("output.png")
print("Saved output.png")
