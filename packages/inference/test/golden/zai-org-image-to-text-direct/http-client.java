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

// Z.ai may know acme/image-to-text by another id; look it up there.
public class Main {
    static final Path FILE = Path.of("photo.jpg");
    
    public static void main(String[] args) throws IOException, InterruptedException {
        String encoded = Base64.getEncoder().encodeToString(Files.readAllBytes(FILE));
        String body = """
        {
          "model": "acme/image-to-text",
          "file": "data:image/jpeg;base64,%1$s"
        }""".formatted(encoded);
        HttpRequest request = HttpRequest.newBuilder(URI.create("https://api.z.ai/api/paas/v4/layout_parsing"))
            .header("Authorization", "Bearer " + System.getenv("ZAI_ORG_API_KEY"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();

        Object answer = new JSONTokener(new String(send(request), UTF_8)).nextValue();
        System.out.println(new JSONPointer("/md_results").queryFrom(answer));
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
