require "json"
require "net/http"

FILE = "photo.jpg"

request = Net::HTTP::Post.new(URI("https://router.huggingface.co/hf-inference/models/acme/visual-question-answering"))
request["Authorization"] = "Bearer #{ENV.fetch("HF_TOKEN")}"
request["Content-Type"] = "application/json"
request.body = {
  inputs: { image: [File.binread(FILE)].pack("m0"), question: "What animal is this?" },
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
answer.each do |row|
  puts [row["answer"], row["score"]].join("\t")
end
