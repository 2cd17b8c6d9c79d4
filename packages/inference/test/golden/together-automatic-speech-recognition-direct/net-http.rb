require "json"
require "net/http"

# Together AI may know acme/listener by another id; look it up there.
FILE = "sample1.flac"

request = Net::HTTP::Post.new(URI("https://api.together.ai/v1/audio/transcriptions"))
request["Authorization"] = "Bearer #{ENV.fetch("TOGETHER_API_KEY")}"
request.set_form([
  ["model", "acme/listener"],
  ["file", File.open(FILE), { content_type: "audio/flac" }],
], "multipart/form-data")

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
puts answer["text"]
