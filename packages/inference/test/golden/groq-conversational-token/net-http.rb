require "json"
require "net/http"

request = Net::HTTP::Post.new(URI("https://api.groq.com/openai/v1/chat/completions"))
request["Authorization"] = "Bearer gsk_0123"
request["Content-Type"] = "application/json"
request.body = {
  model: "chatty-8b-instant",
  messages: [{ role: "user", content: "What is the capital of Portugal?" }],
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
puts answer["choices"][0]["message"]["content"]
