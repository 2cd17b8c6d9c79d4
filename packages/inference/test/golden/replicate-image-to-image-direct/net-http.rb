require "json"
require "net/http"
require "open-uri"

# Replicate may know acme/image-to-image by another id; look it up there.
FILE = "cat.png"

def ask(request)
  request["Authorization"] = "Bearer #{ENV.fetch("REPLICATE_API_KEY")}"
  response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
    http.request(request)
  end
  abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
  JSON.parse(response.body)
end

request = Net::HTTP::Post.new(URI("https://api.replicate.com/v1/models/acme/image-to-image/predictions"))
request["Content-Type"] = "application/json"
request.body = {
  input: {
    prompt: "Turn this cat into a dog",
    image: "data:image/png;base64," + [File.binread(FILE)].pack("m0"),
    images: ["data:image/png;base64," + [File.binread(FILE)].pack("m0")],
    input_image: "data:image/png;base64," + [File.binread(FILE)].pack("m0"),
    input_images: ["data:image/png;base64," + [File.binread(FILE)].pack("m0")],
  },
}.to_json
job = ask(request)

status_url = job["urls"]["get"]

loop do
  job = ask(Net::HTTP::Get.new(URI(status_url)))
  break if job["status"] == "succeeded"
  abort "No result: #{job}" if ["failed", "canceled", "aborted"].include?(job["status"])
  sleep 1
end

url = job["output"]
url = url.first if url.is_a?(Array)
File.binwrite("image" + File.extname(URI(url).path), URI.open(url).read)
