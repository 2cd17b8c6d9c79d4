# relik needs Python 3.10 or 3.11.

from relik import Relik

text = "Marie Curie was born in Warsaw."

# Its config.yaml names the repositories of its parts, and the Python classes that are created.
relik = Relik.from_pretrained("owner/name")
result = relik(text)
for span in result.spans:
    print(f"{span.text}: {span.label}")
for triplet in result.triplets:
    print(f"{triplet.subject.text} - {triplet.label} - {triplet.object.text}")
