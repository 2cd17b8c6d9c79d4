require "json"
require "net/http"
require "open-uri"

# Novita may know acme/text-to-video by another id; look it up there.
def ask(request)
  request["Authorization"] = "Bearer #{ENV.fetch("HF_TOKEN")}"
  response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
    http.request(request)
  end
  abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
  JSON.parse(response.body)
end

request = Net::HTTP::Post.new(URI("https://router.huggingface.co/novita/v3/async/acme/text-to-video"))
request["Content-Type"] = "application/json"
request.body = { prompt: "A paper boat drifting down a stream after the rain" }.to_json
job = ask(request)

status_url = "https://router.huggingface.co/novita/v3/async/task-result?task_id=" + job["task_id"]

loop do
  job = ask(Net::HTTP::Get.new(URI(status_url)))
  break if job["task"]["status"] == "TASK_STATUS_SUCCEED"
  abort "No result: #{job}" if ["TASK_STATUS_FAILED"].include?(job["task"]["status"])
  sleep 1
end

url = job["videos"][0]["video_url"]
File.binwrite("video" + File.extname(URI(url).path), URI.open(url).read)
