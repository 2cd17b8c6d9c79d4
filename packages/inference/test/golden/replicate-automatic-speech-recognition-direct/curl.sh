# Replicate may know acme/listener by another id; look it up there.
FILE=sample1.mp3

{
  printf %s '{"input":{"audio":"data:audio/mpeg;base64,'
  base64 < "$FILE" | tr -d '\n'
  printf %s '"}}'
} |
curl https://api.replicate.com/v1/models/acme/listener/predictions \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $REPLICATE_API_KEY" \
  --header "Content-Type: application/json" \
  --header "Prefer: wait" \
  --data-binary @-
