# Z.ai may know acme/image-to-text by another id; look it up there.
FILE=photo.jpg

{
  printf %s '{"model":"acme/image-to-text","file":"data:image/jpeg;base64,'
  base64 < "$FILE" | tr -d '\n'
  printf %s '"}'
} |
curl https://router.huggingface.co/zai-org/api/paas/v4/layout_parsing \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-binary @-
