import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import org.json.JSONArray;
import org.json.JSONPointer;
import org.json.JSONTokener;
import static java.nio.charset.StandardCharsets.UTF_8;

// Together AI may know acme/feature-extraction by another id; look it up there.
public class Main {
    public static void main(String[] args) throws IOException, InterruptedException {
        String body = """
        {
          "model": "acme/feature-extraction",
          "input": "Bring a warm coat, the evenings on the coast get cold."
        }""";
        HttpRequest request = HttpRequest.newBuilder(URI.create("https://api.together.ai/v1/embeddings"))
            .header("Authorization", "Bearer " + System.getenv("TOGETHER_API_KEY"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();

        Object answer = new JSONTokener(new String(send(request), UTF_8)).nextValue();
        List<Object> vector = ((JSONArray) new JSONPointer("/data/0/embedding").queryFrom(answer)).toList();
        System.out.println(vector.size() + " numbers: " + vector.subList(0, Math.min(5, vector.size())) + " ...");
    }

    static final HttpClient CLIENT = HttpClient.newHttpClient();

    static byte[] send(HttpRequest request) throws IOException, InterruptedException {
        HttpResponse<byte[]> response = CLIENT.send(request, BodyHandlers.ofByteArray());
        if (response.statusCode() >= 400) {
            throw new IOException("HTTP " + response.statusCode() + ": " + new String(response.body(), UTF_8));
        }
        return response.body();
    }
}
