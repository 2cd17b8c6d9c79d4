# Together AI may know acme/feature-extraction by another id; look it up there.
curl https://router.huggingface.co/together/v1/embeddings \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "model": "acme/feature-extraction",
  "input": "Bring a warm coat, the evenings on the coast get cold."
}'
