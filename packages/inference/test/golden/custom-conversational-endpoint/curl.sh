curl https://models.example.org/serve/v1/chat/completions \
  --silent --show-error --fail-with-body --globoff \
  --no-buffer \
  --header "Authorization: Bearer $API_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "model": "chatty",
  "messages": [
    {
      "role": "user",
      "content": "What is the capital of Portugal?"
    }
  ],
  "stream": true
}'
