ask() {
  curl "$@" \
    --silent --show-error --fail-with-body --globoff \
    --header "Authorization: Key $FAL_AI_API_KEY"
}

# The text of a field of a JSON answer.
field() {
  tr -d '\n' | grep -o "\"$1\": *\"[^\"]*\"" | head -n 1 | cut -d '"' -f 4
}

response=$(
  ask https://queue.fal.run/fal-ai/acme/painter \
    --header "Content-Type: application/json" \
    --data-raw '{
  "prompt": "A watercolour of a fishing boat at dawn"
}'
)
status_url=$(printf %s "$response" | field status_url)
result_url=$(printf %s "$response" | field response_url)

while status=$(ask "$status_url") && [ "$(printf %s "$status" | field status)" != COMPLETED ]; do
  sleep 1
done

result=$(ask "$result_url")
response=${result:-$response}
image_url=$(printf %s "$response" | field url)
if [ -n "$image_url" ]; then
  curl --silent --show-error --fail --location --globoff --remote-name "$image_url"
else
  printf '%s\n' "$response" >&2
fi
