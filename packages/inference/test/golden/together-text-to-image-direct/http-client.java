import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import org.json.JSONPointer;
import org.json.JSONTokener;
import static java.nio.charset.StandardCharsets.UTF_8;

// Together AI may know acme/painter by another id; look it up there.
public class Main {
    public static void main(String[] args) throws IOException, InterruptedException {
        String body = """
        {
          "model": "acme/painter",
          "prompt": "A watercolour of a fishing boat at dawn",
          "response_format": "base64"
        }""";
        HttpRequest request = HttpRequest.newBuilder(URI.create("https://api.together.ai/v1/images/generations"))
            .header("Authorization", "Bearer " + System.getenv("TOGETHER_API_KEY"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();

        Object answer = new JSONTokener(new String(send(request), UTF_8)).nextValue();
        Files.write(Path.of("image.png"), Base64.getDecoder().decode((String) new JSONPointer("/data/0/b64_json").queryFrom(answer)));
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
