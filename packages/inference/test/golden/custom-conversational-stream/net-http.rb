require "json"
require "net/http"

request = Net::HTTP::Post.new(URI("http://localhost:8000/v1/chat/completions"))
request["Authorization"] = "Bearer #{ENV.fetch("API_TOKEN")}"
request["Content-Type"] = "application/json"
request.body = {
  model: "acme/chatty-8b",
  messages: [{ role: "user", content: "What is the capital of Portugal?" }],
  stream: true,
}.to_json

$stdout.sync = true
rest = +""
Net::HTTP.start(request.uri.hostname, request.uri.port, read_timeout: 300) do |http|
  http.request(request) do |response|
    abort "HTTP #{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
    response.read_body do |part|
      rest << part
      while (line = rest.slice!(/.*\n/))
        data = line.delete_prefix("data:").strip
        next if data == "[DONE]" || !line.start_with?("data:")
        print JSON.parse(data).dig("choices", 0, "delta", "content")
      end
    end
  end
end
puts
