# trust_remote_code runs Python code from the model's repository: read it first, and pin a revision.

from jev_style import JevStyle, choice, noul

text = "I was charged twice, and nobody answers my letters."

model = JevStyle.from_pretrained(
    "chaoliangUNSW/Jev-Style-2B-Decision-v4",
    trust_remote_code=True,
)
questions = {
    "refund": noul("The customer should get money back."),
    "team": choice("Which team should answer?", ["billing", "delivery", "support"]),
}
answers = model.decide(text, questions)["answers"]
# How likely the sentence is true, and the team that fits best.
print(answers["refund"]["noul"], answers["team"]["choice"])
