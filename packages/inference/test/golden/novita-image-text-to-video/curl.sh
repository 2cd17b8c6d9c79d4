# Novita may know acme/image-text-to-video by another id; look it up there.
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
    printf %s '{"model":"acme/image-text-to-video","content":[{"type":"text","text":"The cat stretches and walks out of the frame"},{"type":"image_url","image_url":{"url":"data:image/png;base64,'
    base64 < "$FILE" | tr -d '\n'
    printf %s '"},"role":"first_frame"}],"resolution":"768P","duration":4,"ratio":"adaptive"}'
  } |
  ask https://router.huggingface.co/novita/v3/minimax/v2/video_generation \
    --header "Content-Type: application/json" \
    --data-binary @-
)
status_url=https://router.huggingface.co/novita/v3/minimax/v2/query/video_generation/$(printf %s "$response" | field task_id)

while response=$(ask "$status_url"); do
  state=$(printf %s "$response" | field status)
  case $state in
    succeeded | failed | cancelled | expired) break ;;
  esac
  sleep 1
done

output_url=$(printf %s "$response" | tr -d '\n' | grep -o '"url": *\[* *"[^"]*"' | head -n 1 | cut -d '"' -f 4)
if [ -n "$output_url" ]; then
  curl --silent --show-error --fail --location --globoff --remote-name "$output_url"
else
  printf '%s\n' "$response" >&2
fi
