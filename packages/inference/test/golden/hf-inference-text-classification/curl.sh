curl https://router.huggingface.co/hf-inference/models/acme/text-classification \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "inputs": "The room was spotless and the staff could not have been kinder."
}'
