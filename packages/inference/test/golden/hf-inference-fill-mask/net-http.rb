require "json"
require "net/http"

request = Net::HTTP::Post.new(URI("https://router.huggingface.co/hf-inference/models/acme/fill-mask"))
request["Authorization"] = "Bearer #{ENV.fetch("HF_TOKEN")}"
request["Content-Type"] = "application/json"
request.body = { inputs: "The ship left the harbour at [MASK] and sailed north." }.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
answer.each do |row|
  puts [row["token_str"], row["score"]].join("\t")
end
