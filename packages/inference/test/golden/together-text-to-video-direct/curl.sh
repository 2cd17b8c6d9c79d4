# Together AI may know acme/text-to-video by another id; look it up there.
ask() {
  curl "$@" \
    --silent --show-error --fail-with-body --globoff \
    --header "Authorization: Bearer $TOGETHER_API_KEY"
}

# The text of a field of a JSON answer, or the first of a list of texts.
field() {
  tr -d '\n' | grep -o "\"$1\": *\[* *\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4
}

response=$(
  ask https://api.together.ai/v2/videos \
    --header "Content-Type: application/json" \
    --data-raw '{
  "model": "acme/text-to-video",
  "prompt": "A paper boat drifting down a stream after the rain"
}'
)
status_url=https://api.together.ai/v2/videos/$(printf %s "$response" | field id)

while response=$(ask "$status_url"); do
  state=$(printf %s "$response" | field status)
  case $state in
    completed | failed | cancelled) break ;;
  esac
  sleep 1
done

output_url=$(printf %s "$response" | tr -d '\n' | grep -o '"video_url": *\[* *"[^"]*"' | head -n 1 | cut -d '"' -f 4)
if [ -n "$output_url" ]; then
  curl --silent --show-error --fail --location --globoff --remote-name "$output_url"
else
  printf '%s\n' "$response" >&2
fi
