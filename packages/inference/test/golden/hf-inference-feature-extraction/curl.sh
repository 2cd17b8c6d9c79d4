curl https://router.huggingface.co/hf-inference/models/acme/feature-extraction/pipeline/feature-extraction \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "inputs": "Bring a warm coat, the evenings on the coast get cold."
}'
