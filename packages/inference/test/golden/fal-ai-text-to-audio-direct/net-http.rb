require "json"
require "net/http"
require "open-uri"

# fal may know acme/text-to-audio by another id; look it up there.
def ask(request)
  request["Authorization"] = "Key #{ENV.fetch("FAL_AI_API_KEY")}"
  response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
    http.request(request)
  end
  abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
  JSON.parse(response.body)
end

request = Net::HTTP::Post.new(URI("https://queue.fal.run/acme/text-to-audio"))
request["Content-Type"] = "application/json"
request.body = { prompt: "Slow piano music with rain in the background" }.to_json
job = ask(request)

status_url = job["status_url"]
result_url = job["response_url"]

loop do
  job = ask(Net::HTTP::Get.new(URI(status_url)))
  break if job["status"] == "COMPLETED"
  sleep 1
end
job = ask(Net::HTTP::Get.new(URI(result_url)))

url = (job["audio_file"] || job["audio"])["url"]
File.binwrite("audio" + File.extname(URI(url).path), URI.open(url).read)
