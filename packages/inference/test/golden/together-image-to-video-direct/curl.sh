# Together AI may know acme/image-to-video by another id; look it up there.
FILE=cat.png

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
  {
    printf %s '{"model":"acme/image-to-video","prompt":"The cat slowly turns its head towards the window","media":{"frame_images":[{"input_image":"'
    base64 < "$FILE" | tr -d '\n'
    printf %s '","frame":"first"}]}}'
  } |
  ask https://api.together.ai/v2/videos \
    --header "Content-Type: application/json" \
    --data-binary @-
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
