curl https://router.huggingface.co/hf-inference/models/acme/translation \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "inputs": "Could you tell me where the nearest station is?"
}'
