# Replicate may know acme/listener by another id; look it up there.
FILE=sample1.mp3

ask() {
  curl "$@" \
    --silent --show-error --fail-with-body --globoff \
    --header "Authorization: Bearer $REPLICATE_API_KEY"
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
  ask https://api.replicate.com/v1/models/acme/listener/predictions \
    --header "Content-Type: application/json" \
    --data-binary @-
)
status_url=$(printf %s "$response" | field get)

while response=$(ask "$status_url"); do
  state=$(printf %s "$response" | field status)
  case $state in
    succeeded | failed | canceled | aborted) break ;;
  esac
  sleep 1
done

printf '%s\n' "$response"
