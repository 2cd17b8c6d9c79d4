require "json"
require "net/http"

# Z.ai may know acme/image-to-text by another id; look it up there.
FILE = "photo.jpg"

request = Net::HTTP::Post.new(URI("https://api.z.ai/api/paas/v4/layout_parsing"))
request["Authorization"] = "Bearer #{ENV.fetch("ZAI_ORG_API_KEY")}"
request["Content-Type"] = "application/json"
request.body = {
  model: "acme/image-to-text",
  file: "data:image/jpeg;base64," + [File.binread(FILE)].pack("m0"),
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
puts answer["md_results"]
