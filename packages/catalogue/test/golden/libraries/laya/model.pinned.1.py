import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

import laya

text = "My parcel arrived with a broken lid and I would like my money back today."
# What to decide: one of several, a level, or whether something is so.
questions = {
    "department": {
        "type": "choice",
        "instructions": "Which department should handle this?",
        "criteria": {"billing": "payments and refunds", "delivery": "late or lost parcels", "other": "all else"},
    },
    "urgency": {
        "type": "score",
        "instructions": "How urgent is this?",
        "criteria": ["not urgent", "soon", "today"],
    },
    "refund": {"type": "noul", "instructions": "Does the writer ask for money back?"},
}

agent = laya.load("owner/name", revision="v1.0")
answers = agent.system_one(text, questions)["answers"]
for name, answer in answers.items():
    print(f"{name}: {answer}")
