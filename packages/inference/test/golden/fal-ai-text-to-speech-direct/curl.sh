# fal may know acme/text-to-speech by another id; look it up there.
response=$(
  curl https://fal.run/acme/text-to-speech \
    --silent --show-error --fail-with-body --globoff \
    --header "Authorization: Key $FAL_AI_API_KEY" \
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
