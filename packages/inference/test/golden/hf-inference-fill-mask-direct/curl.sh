curl https://router.huggingface.co/hf-inference/models/acme/fill-mask \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "inputs": "The ship left the harbour at [MASK] and sailed north."
}'
