require "json"
require "net/http"

# Together AI may know acme/image-to-image by another id; look it up there.
FILE = "cat.png"

request = Net::HTTP::Post.new(URI("https://api.together.ai/v1/images/generations"))
request["Authorization"] = "Bearer #{ENV.fetch("TOGETHER_API_KEY")}"
request["Content-Type"] = "application/json"
request.body = {
  model: "acme/image-to-image",
  prompt: "Turn this cat into a dog",
  reference_images: ["data:image/png;base64," + [File.binread(FILE)].pack("m0")],
  response_format: "base64",
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
File.binwrite("image.png", answer["data"][0]["b64_json"].unpack1("m"))
