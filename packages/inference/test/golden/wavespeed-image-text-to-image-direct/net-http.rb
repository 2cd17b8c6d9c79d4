require "json"
require "net/http"
require "open-uri"

# WaveSpeedAI may know acme/image-text-to-image by another id; look it up there.
FILE = "cat.png"

def ask(request)
  request["Authorization"] = "Bearer #{ENV.fetch("WAVESPEED_API_KEY")}"
  response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
    http.request(request)
  end
  abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
  JSON.parse(response.body)
end

request = Net::HTTP::Post.new(URI("https://api.wavespeed.ai/api/v3/acme/image-text-to-image"))
request["Content-Type"] = "application/json"
request.body = {
  prompt: "Turn this cat into a dog",
  image: "data:image/png;base64," + [File.binread(FILE)].pack("m0"),
  images: ["data:image/png;base64," + [File.binread(FILE)].pack("m0")],
}.to_json
job = ask(request)

status_url = job["data"]["urls"]["get"]

loop do
  job = ask(Net::HTTP::Get.new(URI(status_url)))
  break if job["data"]["status"] == "completed"
  abort "No result: #{job}" if ["failed", "cancelled", "timeout"].include?(job["data"]["status"])
  sleep 1
end

url = job["data"]["outputs"][0]
File.binwrite("image" + File.extname(URI(url).path), URI.open(url).read)
