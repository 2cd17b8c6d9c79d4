require "json"
require "net/http"

request = Net::HTTP::Post.new(URI("https://router.huggingface.co/hf-inference/models/acme/painter"))
request["Authorization"] = "Bearer #{ENV.fetch("TEAM_TOKEN")}"
request["X-HF-Bill-To"] = "acme"
request["Content-Type"] = "application/json"
request["Accept"] = "image/png"
request.body = {
  inputs: "A red fox",
  parameters: { width: 512, height: 512, num_inference_steps: 20, tiling: true },
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

File.binwrite("image.png", response.body)
