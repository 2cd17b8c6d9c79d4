curl https://router.huggingface.co/hf-inference/models/acme/text-to-audio \
  --silent --show-error --fail-with-body --globoff \
  --output audio.flac \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "inputs": "Slow piano music with rain in the background"
}'
