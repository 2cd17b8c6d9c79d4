curl https://router.huggingface.co/hf-inference/models/acme/token-classification \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "inputs": "Ada Lovelace met Charles Babbage in London in 1833."
}'
