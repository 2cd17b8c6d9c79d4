# DeepInfra may know acme/writer-1b by another id; look it up there.
curl https://router.huggingface.co/deepinfra/v1/openai/completions \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "model": "acme/writer-1b",
  "prompt": "The lighthouse keeper climbed the stairs one last time and"
}'
