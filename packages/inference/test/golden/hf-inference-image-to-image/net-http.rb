require "json"
require "net/http"

FILE = "cat.png"

request = Net::HTTP::Post.new(URI("https://router.huggingface.co/hf-inference/models/acme/image-to-image"))
request["Authorization"] = "Bearer #{ENV.fetch("HF_TOKEN")}"
request["Content-Type"] = "application/json"
request["Accept"] = "image/png"
request.body = {
  inputs: [File.binread(FILE)].pack("m0"),
  parameters: { prompt: "Turn this cat into a dog" },
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

File.binwrite("image.png", response.body)
