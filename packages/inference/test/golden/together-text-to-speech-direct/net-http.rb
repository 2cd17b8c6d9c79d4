require "json"
require "net/http"

# Together AI may know acme/text-to-speech by another id; look it up there.
request = Net::HTTP::Post.new(URI("https://api.together.ai/v1/audio/speech"))
request["Authorization"] = "Bearer #{ENV.fetch("TOGETHER_API_KEY")}"
request["Content-Type"] = "application/json"
request.body = {
  model: "acme/text-to-speech",
  input: "The next train to Bristol leaves from platform four.",
  response_format: "mp3",
  voice: "tara",
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

File.binwrite("audio.mp3", response.body)
