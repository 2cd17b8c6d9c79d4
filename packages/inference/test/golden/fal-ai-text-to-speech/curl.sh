# fal may know acme/text-to-speech by another id; look it up there.
response=$(
  curl https://router.huggingface.co/fal-ai/acme/text-to-speech \
    --silent --show-error --fail-with-body --globoff \
    --header "Authorization: Bearer $HF_TOKEN" \
    --header "Content-Type: application/json" \
    --data-raw '{
  "text": "The next train to Bristol leaves from platform four."
}'
)
output_url=$(printf %s "$response" | tr -d '\n' | grep -o '"url": *\[* *"[^"]*"' | head -n 1 | cut -d '"' -f 4)
if [ -n "$output_url" ]; then
  curl --silent --show-error --fail --location --globoff --remote-name "$output_url"
else
  printf '%s\n' "$response" >&2
fi
