curl https://router.huggingface.co/hf-inference/models/acme/table-question-answering \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "inputs": {
    "query": "Which mountain is the highest?",
    "table": {
      "Mountain": [
        "Zugspitze",
        "Mont Blanc",
        "Matterhorn"
      ],
      "Country": [
        "Germany",
        "France",
        "Switzerland"
      ],
      "Metres": [
        "2962",
        "4806",
        "4478"
      ]
    }
  }
}'
