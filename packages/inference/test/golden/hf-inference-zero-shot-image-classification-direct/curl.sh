FILE=photo.jpg

{
  printf %s '{"inputs":"'
  base64 < "$FILE" | tr -d '\n'
  printf %s '","parameters":{"candidate_labels":["cat","dog","bird"]}}'
} |
curl https://router.huggingface.co/hf-inference/models/acme/zero-shot-image-classification \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-binary @-
