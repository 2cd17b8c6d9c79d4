from huggingface_hub import snapshot_download
from paddlenlp import Taskflow

text = "Ada Lovelace met Charles Babbage in London in 1833."
# What to look for, in your own words.
schema = ["person", "place", "date"]

folder = snapshot_download("owner/name")
find = Taskflow("information_extraction", schema=schema, task_path=folder)
print(find(text))
