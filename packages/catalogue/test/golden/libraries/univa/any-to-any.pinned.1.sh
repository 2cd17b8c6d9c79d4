# The file holds pickles, which can run code: load it only if you trust its author.
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name --revision v1.0 --local-dir models/univa
# Gated: accept its conditions on its page and log in with hf auth login.
hf download black-forest-labs/FLUX.1-dev --local-dir models/flux
hf download google/siglip2-so400m-patch16-512 --local-dir models/siglip
