# Together AI may know acme/listener by another id; look it up there.
FILE=sample1.flac

curl https://api.together.ai/v1/audio/transcriptions \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $TOGETHER_API_KEY" \
  --form-string model=acme/listener \
  --form "file=@\"$FILE\""
