require "json"
require "net/http"

request = Net::HTTP::Post.new(URI("https://router.huggingface.co/hf-inference/models/acme/summarization"))
request["Authorization"] = "Bearer #{ENV.fetch("HF_TOKEN")}"
request["Content-Type"] = "application/json"
request.body = {
  inputs: "The Elbe rises in the Giant Mountains of the Czech Republic and flows through Bohemia and Germany for about 1,090 kilometres before it reaches the North Sea at Cuxhaven. Its largest tributaries are the Vltava, the Saale and the Havel.",
}.to_json

response = Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

answer = JSON.parse(response.body)
puts answer[0]["summary_text"]
