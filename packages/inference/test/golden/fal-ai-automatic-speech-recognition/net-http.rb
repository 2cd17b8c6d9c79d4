require "json"
require "net/http"

# fal may know acme/listener by another id; look it up there.
FILE = "sample1.mp3"

request = Net::HTTP::Post.new(URI("https://router.huggingface.co/fal-ai/acme/listener"))
request["Authorization"] = "Bearer #{ENV.fetch("HF_TOKEN")}"
request["Content-Type"] = "application/json"
request.body = {
  audio_url: "data:audio/mpeg;base64," + [File.binread(FILE)].pack("m0"),
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
puts answer["text"]
