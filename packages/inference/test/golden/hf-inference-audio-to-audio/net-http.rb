require "json"
require "net/http"

FILE = "sample1.flac"

request = Net::HTTP::Post.new(URI("https://router.huggingface.co/hf-inference/models/acme/audio-to-audio"))
request["Authorization"] = "Bearer #{ENV.fetch("HF_TOKEN")}"
request["Content-Type"] = "audio/flac"
request.body = File.binread(FILE)

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
answer.each.with_index(1) do |row, number|
  puts [row["label"]].join("\t")
  File.binwrite("audio-" + number.to_s + ".flac", row["blob"].unpack1("m"))
end
