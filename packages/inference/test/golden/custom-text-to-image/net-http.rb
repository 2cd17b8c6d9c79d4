require "json"
require "net/http"

request = Net::HTTP::Post.new(URI("http://localhost:8000/v1/images/generations"))
request["Authorization"] = "Bearer #{ENV.fetch("API_TOKEN")}"
request["Content-Type"] = "application/json"
request.body = {
  model: "acme/painter",
  prompt: "A watercolour of a fishing boat at dawn",
  response_format: "b64_json",
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
File.binwrite("image.png", answer["data"][0]["b64_json"].unpack1("m"))
