require "json"
require "net/http"

request = Net::HTTP::Post.new(URI("https://router.huggingface.co/hf-inference/models/acme/table-question-answering"))
request["Authorization"] = "Bearer #{ENV.fetch("HF_TOKEN")}"
request["Content-Type"] = "application/json"
request.body = {
  inputs: {
    query: "Which mountain is the highest?",
    table: {
      Mountain: ["Zugspitze", "Mont Blanc", "Matterhorn"],
      Country: ["Germany", "France", "Switzerland"],
      Metres: ["2962", "4806", "4478"],
    },
  },
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
puts answer["answer"]
