# Z.ai may know acme/image-to-text by another id; look it up there.
FILE=photo.jpg

{
  printf %s '{"model":"acme/image-to-text","file":"data:image/jpeg;base64,'
  base64 < "$FILE" | tr -d '\n'
  printf %s '"}'
} |
curl https://api.z.ai/api/paas/v4/layout_parsing \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $ZAI_ORG_API_KEY" \
  --header "Content-Type: application/json" \
  --data-binary @-
