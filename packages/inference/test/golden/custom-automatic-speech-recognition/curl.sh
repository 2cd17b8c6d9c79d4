FILE=sample1.flac

curl http://localhost:8000/v1/audio/transcriptions \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $API_TOKEN" \
  --form-string model=acme/listener \
  --form "file=@\"$FILE\""
