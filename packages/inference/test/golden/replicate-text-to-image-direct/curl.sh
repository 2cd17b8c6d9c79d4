# Replicate may know acme/painter by another id; look it up there.
response=$(
  curl https://api.replicate.com/v1/models/acme/painter/predictions \
    --silent --show-error --fail-with-body --globoff \
    --header "Authorization: Bearer $REPLICATE_API_KEY" \
    --header "Content-Type: application/json" \
    --header "Prefer: wait" \
    --data-raw '{
  "input": {
    "prompt": "A watercolour of a fishing boat at dawn"
  }
}'
)
image_url=$(printf %s "$response" | tr -d '\n' | grep -o '"output": *\[* *"[^"]*"' | cut -d '"' -f 4)
if [ -n "$image_url" ]; then
  curl --silent --show-error --fail --location --globoff --remote-name "$image_url"
else
  printf '%s\n' "$response" >&2
fi
