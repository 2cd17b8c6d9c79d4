# Together AI may know acme/text-to-speech by another id; look it up there.
curl https://api.together.ai/v1/audio/speech \
  --silent --show-error --fail-with-body --globoff \
  --output audio.mp3 \
  --header "Authorization: Bearer $TOGETHER_API_KEY" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "model": "acme/text-to-speech",
  "input": "The next train to Bristol leaves from platform four.",
  "response_format": "mp3",
  "voice": "tara"
}'
