# fal may know acme/image-to-video by another id; look it up there.
FILE=cat.png

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
  {
    printf %s '{"prompt":"The cat slowly turns its head towards the window","image_url":"data:image/png;base64,'
    base64 < "$FILE" | tr -d '\n'
    printf %s '"}'
  } |
  ask 'https://router.huggingface.co/fal-ai/acme/image-to-video?_subdomain=queue' \
    --header "Content-Type: application/json" \
    --data-binary @-
)
# The answer names the provider's own addresses; ask for the same paths through the router.
status_url=https://router.huggingface.co/fal-ai$(printf %s "$response" | field response_url | sed 's|^https*://[^/]*||')'/status?_subdomain=queue'
result_url=https://router.huggingface.co/fal-ai$(printf %s "$response" | field response_url | sed 's|^https*://[^/]*||')'?_subdomain=queue'

while response=$(ask "$status_url"); do
  state=$(printf %s "$response" | field status)
  case $state in
    COMPLETED) break ;;
  esac
  sleep 1
done
response=$(ask "$result_url")

output_url=$(printf %s "$response" | tr -d '\n' | grep -o '"url": *\[* *"[^"]*"' | head -n 1 | cut -d '"' -f 4)
if [ -n "$output_url" ]; then
  curl --silent --show-error --fail --location --globoff --remote-name "$output_url"
else
  printf '%s\n' "$response" >&2
fi
