curl http://localhost:8000/v1/embeddings \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $API_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "model": "acme/feature-extraction",
  "input": "Bring a warm coat, the evenings on the coast get cold."
}'
