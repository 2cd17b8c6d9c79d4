curl https://router.huggingface.co/hf-inference/models/acme/tabular-regression \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "inputs": {
    "data": {
      "area_m2": [
        48,
        73,
        120
      ],
      "rooms": [
        2,
        3,
        5
      ],
      "year_built": [
        1972,
        1998,
        2015
      ]
    }
  }
}'
