require "json"
require "net/http"

FILE = "sample1.flac"

request = Net::HTTP::Post.new(URI("http://localhost:8000/v1/audio/transcriptions"))
request["Authorization"] = "Bearer #{ENV.fetch("API_TOKEN")}"
request.set_form([
  ["model", "acme/listener"],
  ["file", File.open(FILE), { content_type: "audio/flac" }],
], "multipart/form-data")

response = Net::HTTP.start(request.uri.hostname, request.uri.port, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
puts answer["text"]
