# Together AI may know acme/writer-1b by another id; look it up there.
curl https://api.together.ai/v1/completions \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $TOGETHER_API_KEY" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "model": "acme/writer-1b",
  "prompt": "The lighthouse keeper climbed the stairs one last time and"
}'
