from pruna import PrunaModel

prompt = "Astronaut in a jungle, cold color palette, muted colors, detailed, 8k"

pipeline = PrunaModel.from_pretrained("owner/name")
pipeline(prompt).images[0].save("output.png")
print("Saved output.png")
