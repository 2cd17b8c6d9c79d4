require "json"
require "net/http"

# Together AI may know acme/chatty-8b by another id; look it up there.
request = Net::HTTP::Post.new(URI("https://api.together.ai/v1/chat/completions"))
request["Authorization"] = "Bearer #{ENV.fetch("TOGETHER_API_KEY")}"
request["Content-Type"] = "application/json"
request.body = {
  model: "acme/chatty-8b",
  messages: [{ role: "user", content: "What is the capital of Portugal?" }],
  stream: true,
}.to_json

$stdout.sync = true
rest = +""
Net::HTTP.start(request.uri.hostname, request.uri.port, use_ssl: true, read_timeout: 300) do |http|
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
