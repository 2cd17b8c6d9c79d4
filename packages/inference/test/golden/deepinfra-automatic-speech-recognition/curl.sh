# DeepInfra may know acme/listener by another id; look it up there.
FILE=sample1.flac

curl https://router.huggingface.co/deepinfra/v1/openai/audio/transcriptions \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $HF_TOKEN" \
  --form-string model=acme/listener \
  --form "file=@\"$FILE\""
