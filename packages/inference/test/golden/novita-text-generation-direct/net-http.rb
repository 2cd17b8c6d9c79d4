require "json"
require "net/http"

# Novita may know acme/writer-1b by another id; look it up there.
request = Net::HTTP::Post.new(URI("https://api.novita.ai/openai/v1/completions"))
request["Authorization"] = "Bearer #{ENV.fetch("NOVITA_API_KEY")}"
request["Content-Type"] = "application/json"
request.body = {
  model: "acme/writer-1b",
  prompt: "The lighthouse keeper climbed the stairs one last time and",
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
puts answer["choices"][0]["text"]
