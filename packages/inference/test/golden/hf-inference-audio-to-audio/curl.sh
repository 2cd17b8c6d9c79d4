FILE=sample1.flac

response=$(
  curl https://router.huggingface.co/hf-inference/models/acme/audio-to-audio \
    --silent --show-error --fail-with-body --globoff \
    --header "Authorization: Bearer $HF_TOKEN" \
    --header "Content-Type: audio/flac" \
    --data-binary "@$FILE"
)
printf '%s\n' "$response" | sed 's/"blob": *"[^"]*"/"blob": "..."/g'
number=0
printf %s "$response" | tr -d '\n' | grep -o '"blob": *"[^"]*"' | cut -d '"' -f 4 |
  while read -r encoded; do
    number=$((number + 1))
    printf %s "$encoded" | base64 -d > audio-$number.flac
  done
