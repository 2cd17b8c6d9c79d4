curl https://router.huggingface.co/hf-inference/models/acme/painter \
  --silent --show-error --fail-with-body --globoff \
  --output image.png \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --header "Accept: image/png" \
  --data-raw '{
  "inputs": "A watercolour of a fishing boat at dawn"
}'
