require "json"
require "net/http"

request = Net::HTTP::Post.new(URI("https://router.huggingface.co/hf-inference/models/acme/sentence-similarity/pipeline/sentence-similarity"))
request["Authorization"] = "Bearer #{ENV.fetch("HF_TOKEN")}"
request["Content-Type"] = "application/json"
request.body = {
  inputs: {
    source_sentence: "The match was called off because of the storm.",
    sentences: [
      "Bad weather forced them to cancel the game.",
      "The striker scored twice in the second half.",
      "He lit a match to see the way.",
    ],
  },
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
puts JSON.pretty_generate(answer)
