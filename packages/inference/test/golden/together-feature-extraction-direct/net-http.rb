require "json"
require "net/http"

# Together AI may know acme/feature-extraction by another id; look it up there.
request = Net::HTTP::Post.new(URI("https://api.together.ai/v1/embeddings"))
request["Authorization"] = "Bearer #{ENV.fetch("TOGETHER_API_KEY")}"
request["Content-Type"] = "application/json"
request.body = {
  model: "acme/feature-extraction",
  input: "Bring a warm coat, the evenings on the coast get cold.",
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
vector = answer["data"][0]["embedding"]
puts "#{vector.length} numbers: #{vector.first(5)} ..."
