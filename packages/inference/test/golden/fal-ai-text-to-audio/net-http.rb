require "json"
require "net/http"
require "open-uri"

# fal may know acme/text-to-audio by another id; look it up there.
def ask(request)
  request["Authorization"] = "Bearer #{ENV.fetch("HF_TOKEN")}"
  response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
    http.request(request)
  end
  abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
  JSON.parse(response.body)
end

request = Net::HTTP::Post.new(URI("https://router.huggingface.co/fal-ai/acme/text-to-audio?_subdomain=queue"))
request["Content-Type"] = "application/json"
request.body = { prompt: "Slow piano music with rain in the background" }.to_json
job = ask(request)

# The answer names the provider's own address; ask for the same path through the router.
status_url = "https://router.huggingface.co/fal-ai" + URI(job["response_url"]).path + "/status?_subdomain=queue"
result_url = "https://router.huggingface.co/fal-ai" + URI(job["response_url"]).path + "?_subdomain=queue"

loop do
  job = ask(Net::HTTP::Get.new(URI(status_url)))
  break if job["status"] == "COMPLETED"
  sleep 1
end
job = ask(Net::HTTP::Get.new(URI(result_url)))

url = (job["audio_file"] || job["audio"])["url"]
File.binwrite("audio" + File.extname(URI(url).path), URI.open(url).read)
