import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from jev_style import JevStyle, choice, noul

text = "I was charged twice, and nobody answers my letters."

model = JevStyle.from_pretrained(
    "chaoliangUNSW/Jev-Style-0.8B-Decision-v3",
    revision="v1.0",
)
questions = {
    "refund": noul("The customer should get money back."),
    "team": choice("Which team should answer?", ["billing", "delivery", "support"]),
}
answers = model.decide(text, questions)["answers"]
# How likely the sentence is true, and the team that fits best.
print(answers["refund"]["noul"], answers["team"]["choice"])
