response=$(
  curl https://router.huggingface.co/replicate/v1/predictions \
    --silent --show-error --fail-with-body --globoff \
    --header "Authorization: Bearer $HF_TOKEN" \
    --header "Content-Type: application/json" \
    --header "Prefer: wait" \
    --data-raw '{
  "version": "0123abcd",
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
