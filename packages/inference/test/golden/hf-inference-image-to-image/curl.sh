FILE=cat.png

{
  printf %s '{"inputs":"'
  base64 < "$FILE" | tr -d '\n'
  printf %s '","parameters":{"prompt":"Turn this cat into a dog"}}'
} |
curl https://router.huggingface.co/hf-inference/models/acme/image-to-image \
  --silent --show-error --fail-with-body --globoff \
  --output image.png \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --header "Accept: image/png" \
  --data-binary @-
