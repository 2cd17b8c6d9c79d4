FILE=sample1.flac

curl https://router.huggingface.co/hf-inference/models/acme/audio-classification \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: audio/flac" \
  --data-binary "@$FILE"
