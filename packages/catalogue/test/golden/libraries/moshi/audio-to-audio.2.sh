# Needs a GPU with 24 GB. Prints the address to open.
python -m moshi.server --hf-repo owner/name
