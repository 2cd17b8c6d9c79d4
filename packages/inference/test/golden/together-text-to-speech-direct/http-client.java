import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import static java.nio.charset.StandardCharsets.UTF_8;

// Together AI may know acme/text-to-speech by another id; look it up there.
public class Main {
    public static void main(String[] args) throws IOException, InterruptedException {
        String body = """
        {
          "model": "acme/text-to-speech",
          "input": "The next train to Bristol leaves from platform four.",
          "response_format": "mp3",
          "voice": "tara"
        }""";
        HttpRequest request = HttpRequest.newBuilder(URI.create("https://api.together.ai/v1/audio/speech"))
            .header("Authorization", "Bearer " + System.getenv("TOGETHER_API_KEY"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();

        Files.write(Path.of("audio.mp3"), send(request));
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
