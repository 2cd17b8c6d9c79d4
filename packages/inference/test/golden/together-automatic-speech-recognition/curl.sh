# Together AI may know acme/listener by another id; look it up there.
FILE=sample1.flac

curl https://router.huggingface.co/together/v1/audio/transcriptions \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --form-string model=acme/listener \
  --form "file=@\"$FILE\""
