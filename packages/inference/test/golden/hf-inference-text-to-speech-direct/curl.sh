curl https://router.huggingface.co/hf-inference/models/acme/text-to-speech \
  --silent --show-error --fail-with-body --globoff \
  --output audio.flac \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "inputs": "The next train to Bristol leaves from platform four."
}'
