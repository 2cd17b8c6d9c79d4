require "json"
require "net/http"
require "open-uri"

# Novita may know acme/image-text-to-video by another id; look it up there.
FILE = "cat.png"

def ask(request)
  request["Authorization"] = "Bearer #{ENV.fetch("HF_TOKEN")}"
  response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
    http.request(request)
  end
  abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
  JSON.parse(response.body)
end

request = Net::HTTP::Post.new(URI("https://router.huggingface.co/novita/v3/minimax/v2/video_generation"))
request["Content-Type"] = "application/json"
request.body = {
  model: "acme/image-text-to-video",
  content: [
    { type: "text", text: "The cat stretches and walks out of the frame" },
    {
      type: "image_url",
      image_url: { url: "data:image/png;base64," + [File.binread(FILE)].pack("m0") },
      role: "first_frame",
    },
  ],
  resolution: "768P",
  duration: 4,
  ratio: "adaptive",
}.to_json
job = ask(request)

status_url = "https://router.huggingface.co/novita/v3/minimax/v2/query/video_generation/" + job["task_id"]

loop do
  job = ask(Net::HTTP::Get.new(URI(status_url)))
  break if job["task"]["status"] == "succeeded"
  abort "No result: #{job}" if ["failed", "cancelled", "expired"].include?(job["task"]["status"])
  sleep 1
end

url = job["task"]["content"]["url"]
File.binwrite("video" + File.extname(URI(url).path), URI.open(url).read)
