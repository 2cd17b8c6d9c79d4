require "json"
require "net/http"

request = Net::HTTP::Post.new(URI("https://router.huggingface.co/hf-inference/models/acme/tabular-classification"))
request["Authorization"] = "Bearer #{ENV.fetch("HF_TOKEN")}"
request["Content-Type"] = "application/json"
request.body = {
  inputs: { data: { petal_length_cm: [1.4, 4.7, 6], petal_width_cm: [0.2, 1.4, 2.5] } },
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
puts JSON.pretty_generate(answer)
