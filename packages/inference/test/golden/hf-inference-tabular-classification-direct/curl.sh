curl https://router.huggingface.co/hf-inference/models/acme/tabular-classification \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "inputs": {
    "data": {
      "petal_length_cm": [
        1.4,
        4.7,
        6
      ],
      "petal_width_cm": [
        0.2,
        1.4,
        2.5
      ]
    }
  }
}'
