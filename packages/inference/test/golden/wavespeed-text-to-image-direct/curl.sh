# WaveSpeedAI may know acme/painter by another id; look it up there.
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
  ask https://api.wavespeed.ai/api/v3/acme/painter \
    --header "Content-Type: application/json" \
    --data-raw '{
  "prompt": "A watercolour of a fishing boat at dawn"
}'
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
