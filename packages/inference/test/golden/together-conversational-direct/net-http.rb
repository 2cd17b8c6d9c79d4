require "json"
require "net/http"

# Together AI may know acme/chatty-8b by another id; look it up there.
request = Net::HTTP::Post.new(URI("https://api.together.ai/v1/chat/completions"))
request["Authorization"] = "Bearer #{ENV.fetch("TOGETHER_API_KEY")}"
request["Content-Type"] = "application/json"
request.body = {
  model: "acme/chatty-8b",
  messages: [{ role: "user", content: "What is the capital of Portugal?" }],
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
puts answer["choices"][0]["message"]["content"]
