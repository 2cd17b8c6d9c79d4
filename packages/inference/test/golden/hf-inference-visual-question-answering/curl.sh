FILE=photo.jpg

{
  printf %s '{"inputs":{"image":"'
  base64 < "$FILE" | tr -d '\n'
  printf %s '","question":"What animal is this?"}}'
} |
curl https://router.huggingface.co/hf-inference/models/acme/visual-question-answering \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-binary @-
