ask() {
  curl "$@" \
    --silent --show-error --fail-with-body --globoff \
    --header "Authorization: Bearer $HF_TOKEN"
}

# The text of a field of a JSON answer, or the first of a list of texts.
field() {
  tr -d '\n' | grep -o "\"$1\": *\[* *\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4
}

response=$(
  ask https://router.huggingface.co/replicate/v1/models/acme-inc/flux-lora/predictions \
    --header "Content-Type: application/json" \
    --data-raw '{
  "input": {
    "prompt": "A watercolour of a fishing boat at dawn",
    "lora_weights": "https://huggingface.co/acme/painter-lora"
  }
}'
)
# The answer names the provider's own addresses; ask for the same paths through the router.
status_url=https://router.huggingface.co/replicate$(printf %s "$response" | field get | sed 's|^https*://[^/]*||')

while response=$(ask "$status_url"); do
  state=$(printf %s "$response" | field status)
  case $state in
    succeeded | failed | canceled | aborted) break ;;
  esac
  sleep 1
done

output_url=$(printf %s "$response" | tr -d '\n' | grep -o '"output": *\[* *"[^"]*"' | head -n 1 | cut -d '"' -f 4)
if [ -n "$output_url" ]; then
  curl --silent --show-error --fail --location --globoff --remote-name "$output_url"
else
  printf '%s\n' "$response" >&2
fi
