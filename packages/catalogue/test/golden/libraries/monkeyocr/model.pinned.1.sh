# Runs in the folder of the repository, with Python 3.10 and one of NVIDIA's GPUs.
# A PDF, a picture, or a folder of them: put your own here.
document=document.pdf

# The file in Structure holds pickles, which can run code: load it only if you trust its author.
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name --revision v1.0 --local-dir model_weight
# Saves Markdown, the layout as a PDF, and what was found as JSON in a folder of its own in output.
python parse.py "$document" -o output
