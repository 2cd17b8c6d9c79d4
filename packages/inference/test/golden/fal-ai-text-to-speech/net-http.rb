require "json"
require "net/http"
require "open-uri"

# fal may know acme/text-to-speech by another id; look it up there.
request = Net::HTTP::Post.new(URI("https://router.huggingface.co/fal-ai/acme/text-to-speech"))
request["Authorization"] = "Bearer #{ENV.fetch("HF_TOKEN")}"
request["Content-Type"] = "application/json"
request.body = { text: "The next train to Bristol leaves from platform four." }.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
url = answer["audio"]["url"]
File.binwrite("audio" + File.extname(URI(url).path), URI.open(url).read)
