curl https://router.huggingface.co/v1/chat/completions \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "model": "acme/chatty-8b:cohere",
  "messages": [
    {
      "role": "user",
      "content": "What is the capital of Portugal?"
    }
  ]
}'
