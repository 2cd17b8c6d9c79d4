curl https://api.groq.com/openai/v1/chat/completions \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer gsk_0123" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "model": "chatty-8b-instant",
  "messages": [
    {
      "role": "user",
      "content": "What is the capital of Portugal?"
    }
  ]
}'
