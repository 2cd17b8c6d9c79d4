# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login

import numpy as np
import torch
from ccpfn import CEPOEstimator

# Your own observations: a row of features for each person, the dose that each had, and what came of it.
random = np.random.default_rng(0)
people = random.normal(size=(1000, 3))
doses = 1 + 0.5 * np.tanh(people[:, 0]) + 0.2 * random.normal(size=1000)
outcomes = doses * (2 - doses) + people[:, 1] + 0.1 * random.normal(size=1000)
# For whom to ask, and at which doses.
person = people[0]
asked = np.linspace(0.5, 1.5, 11)

device = "cuda" if torch.cuda.is_available() else "cpu"
# The file holds pickles, which can run code: load it only if you trust its author.
estimator = CEPOEstimator(device=device, model_path="owner/name")
estimator.fit(people, doses, outcomes)
expected = estimator.estimate_cepo(np.tile(person, (len(asked), 1)), asked)
for dose, outcome in zip(asked, expected):
    print(f"Dose {dose:.1f}: expected outcome {outcome:.2f}")
