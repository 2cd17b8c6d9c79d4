# WaveSpeedAI may know acme/image-to-video by another id; look it up there.
FILE=cat.png

ask() {
  curl "$@" \
    --silent --show-error --fail-with-body --globoff \
    --header "Authorization: Bearer $WAVESPEED_API_KEY"
}

# The text of a field of a JSON answer, or the first of a list of texts.
field() {
  tr -d '\n' | grep -o "\"$1\": *\[* *\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4
}

response=$(
  {
    printf %s '{"prompt":"The cat slowly turns its head towards the window","image":"data:image/png;base64,'
    base64 < "$FILE" | tr -d '\n'
    printf %s '","images":["data:image/png;base64,'
    base64 < "$FILE" | tr -d '\n'
    printf %s '"]}'
  } |
  ask https://api.wavespeed.ai/api/v3/acme/image-to-video \
    --header "Content-Type: application/json" \
    --data-binary @-
)
status_url=$(printf %s "$response" | field get)

while response=$(ask "$status_url"); do
  state=$(printf %s "$response" | field status)
  case $state in
    completed | failed | cancelled | timeout) break ;;
  esac
  sleep 1
done

output_url=$(printf %s "$response" | tr -d '\n' | grep -o '"outputs": *\[* *"[^"]*"' | head -n 1 | cut -d '"' -f 4)
if [ -n "$output_url" ]; then
  curl --silent --show-error --fail --location --globoff --remote-name "$output_url"
else
  printf '%s\n' "$response" >&2
fi
