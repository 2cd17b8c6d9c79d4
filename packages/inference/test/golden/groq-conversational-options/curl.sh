curl https://router.huggingface.co/v1/chat/completions \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "X-HF-Bill-To: acme" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "model": "acme/chatty-8b:groq",
  "messages": [
    {
      "role": "system",
      "content": "Answer in one word."
    },
    {
      "role": "user",
      "content": "Why?"
    }
  ],
  "seed": 7,
  "chat_template_kwargs": {
    "thinking": false
  },
  "temperature": 0.5,
  "max_tokens": 512,
  "top_p": 0.9
}'
