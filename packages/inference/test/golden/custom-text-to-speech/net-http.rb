require "json"
require "net/http"

request = Net::HTTP::Post.new(URI("http://localhost:8000/v1/audio/speech"))
request["Authorization"] = "Bearer #{ENV.fetch("API_TOKEN")}"
request["Content-Type"] = "application/json"
request.body = {
  model: "acme/text-to-speech",
  input: "The next train to Bristol leaves from platform four.",
  response_format: "mp3",
  voice: "alloy",
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

File.binwrite("audio.mp3", response.body)
