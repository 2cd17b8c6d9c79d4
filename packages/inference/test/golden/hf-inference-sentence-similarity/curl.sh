curl https://router.huggingface.co/hf-inference/models/acme/sentence-similarity/pipeline/sentence-similarity \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "inputs": {
    "source_sentence": "The match was called off because of the storm.",
    "sentences": [
      "Bad weather forced them to cancel the game.",
      "The striker scored twice in the second half.",
      "He lit a match to see the way."
    ]
  }
}'
