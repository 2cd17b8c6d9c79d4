# Together AI may know acme/image-to-image by another id; look it up there.
FILE=cat.png

response=$(
  {
    printf %s '{"model":"acme/image-to-image","prompt":"Turn this cat into a dog","reference_images":["data:image/png;base64,'
    base64 < "$FILE" | tr -d '\n'
    printf %s '"],"response_format":"base64"}'
  } |
  curl https://api.together.ai/v1/images/generations \
    --silent --show-error --fail-with-body --globoff \
    --header "Authorization: Bearer $TOGETHER_API_KEY" \
    --header "Content-Type: application/json" \
    --data-binary @-
)
printf %s "$response" | tr -d '\n' | grep -o '"b64_json": *\[* *"[^"]*"' | head -n 1 | cut -d '"' -f 4 |
  base64 -d > image.png
