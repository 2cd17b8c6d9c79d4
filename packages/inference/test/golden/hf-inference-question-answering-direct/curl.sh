curl https://router.huggingface.co/hf-inference/models/acme/question-answering \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "inputs": {
    "question": "Where does Ines work?",
    "context": "Ines lives in Porto and takes the train to Braga, where she works in a pharmacy."
  }
}'
