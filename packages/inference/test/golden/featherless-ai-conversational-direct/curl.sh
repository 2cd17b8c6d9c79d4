# Featherless AI may know acme/chatty-8b by another id; look it up there.
curl https://api.featherless.ai/v1/chat/completions \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $FEATHERLESS_AI_API_KEY" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "model": "acme/chatty-8b",
  "messages": [
    {
      "role": "user",
      "content": "What is the capital of Portugal?"
    }
  ]
}'
