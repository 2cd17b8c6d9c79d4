# Novita may know acme/chatty-8b by another id; look it up there.
curl https://api.novita.ai/openai/v1/chat/completions \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $NOVITA_API_KEY" \
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
