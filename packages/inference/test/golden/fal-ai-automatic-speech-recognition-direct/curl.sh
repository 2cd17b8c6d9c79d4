# fal may know acme/listener by another id; look it up there.
FILE=sample1.mp3

{
  printf %s '{"audio_url":"data:audio/mpeg;base64,'
  base64 < "$FILE" | tr -d '\n'
  printf %s '"}'
} |
curl https://fal.run/acme/listener \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Key $FAL_AI_API_KEY" \
  --header "Content-Type: application/json" \
  --data-binary @-
