# fal may know acme/listener by another id; look it up there.
FILE=sample1.mp3

{
  printf %s '{"audio_url":"data:audio/mpeg;base64,'
  base64 < "$FILE" | tr -d '\n'
  printf %s '"}'
} |
curl https://router.huggingface.co/fal-ai/acme/listener \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-binary @-
