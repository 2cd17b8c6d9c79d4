# DeepInfra may know acme/listener by another id; look it up there.
FILE=sample1.flac

curl https://api.deepinfra.com/v1/openai/audio/transcriptions \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $DEEPINFRA_API_KEY" \
  --form-string model=acme/listener \
  --form "file=@\"$FILE\""
