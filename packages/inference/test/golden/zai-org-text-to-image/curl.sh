# Z.ai may know acme/painter by another id; look it up there.
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
  ask https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations \
    --header "Content-Type: application/json" \
    --data-raw '{
  "model": "acme/painter",
  "prompt": "A watercolour of a fishing boat at dawn"
}'
)
status_url=https://router.huggingface.co/zai-org/api/paas/v4/async-result/$(printf %s "$response" | field id)

while response=$(ask "$status_url"); do
  state=$(printf %s "$response" | field task_status)
  case $state in
    SUCCESS | FAIL) break ;;
  esac
  sleep 1
done

output_url=$(printf %s "$response" | tr -d '\n' | grep -o '"url": *\[* *"[^"]*"' | head -n 1 | cut -d '"' -f 4)
if [ -n "$output_url" ]; then
  curl --silent --show-error --fail --location --globoff --remote-name "$output_url"
else
  printf '%s\n' "$response" >&2
fi
