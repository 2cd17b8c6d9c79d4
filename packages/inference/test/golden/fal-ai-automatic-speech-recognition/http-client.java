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

// fal may know acme/listener by another id; look it up there.
public class Main {
    static final Path FILE = Path.of("sample1.mp3");
    
    public static void main(String[] args) throws IOException, InterruptedException {
        String encoded = Base64.getEncoder().encodeToString(Files.readAllBytes(FILE));
        String body = """
        {
          "audio_url": "data:audio/mpeg;base64,%1$s"
        }""".formatted(encoded);
        HttpRequest request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/fal-ai/acme/listener"))
            .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();

        Object answer = new JSONTokener(new String(send(request), UTF_8)).nextValue();
        System.out.println(new JSONPointer("/text").queryFrom(answer));
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
