curl https://router.huggingface.co/hf-inference/models/acme/writer-1b/v1/completions \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "model": "acme/writer-1b",
  "prompt": "Once upon a time",
  "temperature": 0.7,
  "max_tokens": 64
}'
