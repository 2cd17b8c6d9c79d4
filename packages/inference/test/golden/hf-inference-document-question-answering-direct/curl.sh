FILE=invoice.png

{
  printf %s '{"inputs":{"image":"'
  base64 < "$FILE" | tr -d '\n'
  printf %s '","question":"What is the total amount?"}}'
} |
curl https://router.huggingface.co/hf-inference/models/acme/document-question-answering \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-binary @-
