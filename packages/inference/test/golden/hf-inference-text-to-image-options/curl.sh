curl https://router.huggingface.co/hf-inference/models/acme/painter \
  --silent --show-error --fail-with-body --globoff \
  --output image.png \
  --header "Authorization: Bearer $TEAM_TOKEN" \
  --header "X-HF-Bill-To: acme" \
  --header "Content-Type: application/json" \
  --header "Accept: image/png" \
  --data-raw '{
  "inputs": "A red fox",
  "parameters": {
    "width": 512,
    "height": 512,
    "num_inference_steps": 20,
    "tiling": true
  }
}'
