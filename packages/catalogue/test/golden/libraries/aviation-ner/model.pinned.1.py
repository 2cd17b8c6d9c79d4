import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

from gliner import GLiNER

# A report of a difficulty in service, as airlines write them.
text = "DURING CLIMB, FLIGHT CREW SMELLED SMOKE IN THE COCKPIT AND RETURNED TO THE DEPARTURE AIRPORT. MAINTENANCE REPLACED THE LEFT AIR CYCLE MACHINE."

kinds = {
    "prod": "product",
    "loc": "location",
    "pcon": "condition",
    "sit": "abnormal situation",
    "act": "action of the crew",
    "bird": "bird or animal strike",
    "flt": "phase of flight",
}
model = GLiNER.from_pretrained("owner/name", revision="v1.0")
# It labels word by word: b- where something begins, i- where it goes on.
labels = [f"{place}-{kind}" for kind in kinds for place in ("b", "i")]
found = []
for word in model.predict_entities(text, labels):
    place, kind = word["label"].split("-")
    last = found[-1] if found else None
    if place == "i" and last and last["kind"] == kind and word["start"] <= last["end"] + 1:
        last["end"] = word["end"]
    else:
        found.append({"kind": kind, "start": word["start"], "end": word["end"]})
for entity in found:
    print(f"{text[entity['start'] : entity['end']]}: {kinds[entity['kind']]}")
