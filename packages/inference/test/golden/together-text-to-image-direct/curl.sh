# Together AI may know acme/painter by another id; look it up there.
response=$(
  curl https://api.together.ai/v1/images/generations \
    --silent --show-error --fail-with-body --globoff \
    --header "Authorization: Bearer $TOGETHER_API_KEY" \
    --header "Content-Type: application/json" \
    --data-raw '{
  "model": "acme/painter",
  "prompt": "A watercolour of a fishing boat at dawn",
  "response_format": "base64"
}'
)
printf %s "$response" | tr -d '\n' | grep -o '"b64_json": *\[* *"[^"]*"' | head -n 1 | cut -d '"' -f 4 |
  base64 -d > image.png
