require "json"
require "net/http"

request = Net::HTTP::Post.new(URI("https://router.huggingface.co/hf-inference/models/acme/text-to-audio"))
request["Authorization"] = "Bearer #{ENV.fetch("HF_TOKEN")}"
request["Content-Type"] = "application/json"
request.body = { inputs: "Slow piano music with rain in the background" }.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

File.binwrite("audio.flac", response.body)
