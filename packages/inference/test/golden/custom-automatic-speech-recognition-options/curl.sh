FILE='meeting notes.wav'

curl http://localhost:8000/v1/audio/transcriptions \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $API_TOKEN" \
  --form-string model=acme/listener \
  --form-string language=pt \
  --form-string timestamps=1 \
  --form "file=@\"$FILE\""
