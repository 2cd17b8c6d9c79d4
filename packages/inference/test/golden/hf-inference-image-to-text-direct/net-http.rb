require "json"
require "net/http"

FILE = "photo.jpg"

request = Net::HTTP::Post.new(URI("https://router.huggingface.co/hf-inference/models/acme/image-to-text"))
request["Authorization"] = "Bearer #{ENV.fetch("HF_TOKEN")}"
request["Content-Type"] = "image/jpeg"
request.body = File.binread(FILE)

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
puts answer[0]["generated_text"]
