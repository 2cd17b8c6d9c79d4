require "json"
require "net/http"
require "open-uri"

# Z.ai may know acme/painter by another id; look it up there.
def ask(request)
  request["Authorization"] = "Bearer #{ENV.fetch("HF_TOKEN")}"
  response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
    http.request(request)
  end
  abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
  JSON.parse(response.body)
end

request = Net::HTTP::Post.new(URI("https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations"))
request["Content-Type"] = "application/json"
request.body = {
  model: "acme/painter",
  prompt: "A watercolour of a fishing boat at dawn",
}.to_json
job = ask(request)

status_url = "https://router.huggingface.co/zai-org/api/paas/v4/async-result/" + job["id"]

loop do
  job = ask(Net::HTTP::Get.new(URI(status_url)))
  break if job["task_status"] == "SUCCESS"
  abort "No result: #{job}" if ["FAIL"].include?(job["task_status"])
  sleep 1
end

url = job["image_result"][0]["url"]
File.binwrite("image" + File.extname(URI(url).path), URI.open(url).read)
