FILE=photo.jpg

curl https://router.huggingface.co/hf-inference/models/acme/object-detection \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --header "Content-Type: image/jpeg" \
  --data-binary "@$FILE"
