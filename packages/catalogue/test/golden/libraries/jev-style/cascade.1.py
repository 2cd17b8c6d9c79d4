# Needs one of NVIDIA's GPUs with 32 GB: it runs two models, one of them of 9B.

from jev_style import JevStyle, choice, noul

text = "I was charged twice, and nobody answers my letters."

model = JevStyle(cascade="cascade-9b")
questions = {
    "refund": noul("The customer should get money back."),
    "team": choice("Which team should answer?", ["billing", "delivery", "support"]),
}
answers = model.decide(text, questions)["answers"]
# How likely the sentence is true, and the team that fits best.
print(answers["refund"]["noul"], answers["team"]["choice"])
