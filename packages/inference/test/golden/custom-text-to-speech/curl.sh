curl http://localhost:8000/v1/audio/speech \
  --silent --show-error --fail-with-body --globoff \
  --output audio.mp3 \
  --header "Authorization: Bearer $API_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "model": "acme/text-to-speech",
  "input": "The next train to Bristol leaves from platform four.",
  "response_format": "mp3",
  "voice": "alloy"
}'
