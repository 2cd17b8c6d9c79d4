# Together AI may know acme/feature-extraction by another id; look it up there.
curl https://api.together.ai/v1/embeddings \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $TOGETHER_API_KEY" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "model": "acme/feature-extraction",
  "input": "Bring a warm coat, the evenings on the coast get cold."
}'
