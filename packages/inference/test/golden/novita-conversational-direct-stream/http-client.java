import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.json.JSONArray;
import org.json.JSONObject;

// Novita may know acme/chatty-8b by another id; look it up there.
public class Main {
    public static void main(String[] args) throws IOException, InterruptedException {
        String body = """
        {
          "model": "acme/chatty-8b",
          "messages": [{"role": "user", "content": "What is the capital of Portugal?"}],
          "stream": true
        }""";
        HttpRequest request = HttpRequest.newBuilder(URI.create("https://api.novita.ai/openai/v1/chat/completions"))
            .header("Authorization", "Bearer " + System.getenv("NOVITA_API_KEY"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();

        HttpResponse<Stream<String>> response = HttpClient.newHttpClient().send(request, BodyHandlers.ofLines());
        if (response.statusCode() >= 400) {
            throw new IOException("HTTP " + response.statusCode() + ": " + response.body().collect(Collectors.joining("\n")));
        }
        response.body()
            .filter(line -> line.startsWith("data:") && !line.endsWith("[DONE]"))
            .map(line -> new JSONObject(line.substring(5)).getJSONArray("choices"))
            .filter(choices -> !choices.isEmpty())
            .map(choices -> choices.getJSONObject(0).getJSONObject("delta").optString("content"))
            .forEach(System.out::print);
        System.out.println();
    }
}
