curl https://router.huggingface.co/hf-inference/models/acme/zero-shot-classification \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "inputs": "My parcel arrived with a broken lid and I would like my money back.",
  "parameters": {
    "candidate_labels": [
      "refund",
      "delivery time",
      "praise"
    ]
  }
}'
