# Needs a GPU with 24 GB. Prints the address to open.
export HF_ENDPOINT=http://127.0.0.1:7860
# The program loads the main branch: it takes no revision.
python -m moshi.server --hf-repo owner/name
