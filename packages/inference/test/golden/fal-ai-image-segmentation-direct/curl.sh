# fal may know acme/image-segmentation by another id; look it up there.
FILE=photo.jpg

ask() {
  curl "$@" \
    --silent --show-error --fail-with-body --globoff \
    --header "Authorization: Key $FAL_AI_API_KEY"
}

# The text of a field of a JSON answer, or the first of a list of texts.
field() {
  tr -d '\n' | grep -o "\"$1\": *\[* *\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4
}

response=$(
  {
    printf %s '{"image_url":"data:image/jpeg;base64,'
    base64 < "$FILE" | tr -d '\n'
    printf %s '"}'
  } |
  ask https://queue.fal.run/acme/image-segmentation \
    --header "Content-Type: application/json" \
    --data-binary @-
)
status_url=$(printf %s "$response" | field status_url)
result_url=$(printf %s "$response" | field response_url)

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
