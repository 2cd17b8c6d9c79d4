require "json"
require "net/http"
require "open-uri"

# Together AI may know acme/text-to-video by another id; look it up there.
def ask(request)
  request["Authorization"] = "Bearer #{ENV.fetch("TOGETHER_API_KEY")}"
  response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
    http.request(request)
  end
  abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
  JSON.parse(response.body)
end

request = Net::HTTP::Post.new(URI("https://api.together.ai/v2/videos"))
request["Content-Type"] = "application/json"
request.body = {
  model: "acme/text-to-video",
  prompt: "A paper boat drifting down a stream after the rain",
}.to_json
job = ask(request)

status_url = "https://api.together.ai/v2/videos/" + job["id"]

loop do
  job = ask(Net::HTTP::Get.new(URI(status_url)))
  break if job["status"] == "completed"
  abort "No result: #{job}" if ["failed", "cancelled"].include?(job["status"])
  sleep 1
end

url = job["outputs"]["video_url"]
File.binwrite("video" + File.extname(URI(url).path), URI.open(url).read)
