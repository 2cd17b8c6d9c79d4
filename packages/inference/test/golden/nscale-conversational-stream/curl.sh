curl https://router.huggingface.co/v1/chat/completions \
  --silent --show-error --fail-with-body --globoff \
  --no-buffer \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "model": "acme/chatty-8b:nscale",
  "messages": [
    {
      "role": "user",
      "content": "What is the capital of Portugal?"
    }
  ],
  "stream": true
}'
