# Replicate may know acme/listener by another id; look it up there.
FILE=sample1.mp3

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
    printf %s '{"input":{"audio":"data:audio/mpeg;base64,'
    base64 < "$FILE" | tr -d '\n'
    printf %s '"}}'
  } |
  ask https://router.huggingface.co/replicate/v1/models/acme/listener/predictions \
    --header "Content-Type: application/json" \
    --data-binary @-
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

printf '%s\n' "$response"
