# OVHcloud AI Endpoints may know acme/chatty-8b by another id; look it up there.
curl https://oai.endpoints.kepler.ai.cloud.ovh.net/v1/chat/completions \
  --silent --show-error --fail-with-body --globoff \
  --header "Authorization: Bearer $OVHCLOUD_API_KEY" \
  --header "Content-Type: application/json" \
  --data-raw '{
  "model": "acme/chatty-8b",
  "messages": [
    {
      "role": "user",
      "content": "What is the capital of Portugal?"
    }
  ]
}'
