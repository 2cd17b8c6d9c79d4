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
import java.util.List;
import org.json.JSONPointer;
import org.json.JSONTokener;
import static java.nio.charset.StandardCharsets.UTF_8;

// Novita may know acme/image-text-to-video by another id; look it up there.
public class Main {
    static final Path FILE = Path.of("cat.png");
    
    public static void main(String[] args) throws IOException, InterruptedException {
        String encoded = Base64.getEncoder().encodeToString(Files.readAllBytes(FILE));
        String body = """
        {
          "model": "acme/image-text-to-video",
          "content": [
            {"type": "text", "text": "The cat stretches and walks out of the frame"},
            {
              "type": "image_url",
              "image_url": {"url": "data:image/png;base64,%1$s"},
              "role": "first_frame"
            }
          ],
          "resolution": "768P",
          "duration": 4,
          "ratio": "adaptive"
        }""".formatted(encoded);
        Object job = ask(HttpRequest.newBuilder(URI.create("https://api.novita.ai/v3/minimax/v2/video_generation"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));

        String statusUrl = "https://api.novita.ai/v3/minimax/v2/query/video_generation/" + new JSONPointer("/task_id").queryFrom(job);

        while (true) {
            job = ask(HttpRequest.newBuilder(URI.create(statusUrl)));
            Object state = new JSONPointer("/task/status").queryFrom(job);
            if (state.equals("succeeded")) {
                break;
            }
            if (List.of("failed", "cancelled", "expired").contains(state)) {
                throw new IOException("No result: " + job);
            }
            Thread.sleep(1000);
        }

        URI link = URI.create((String) new JSONPointer("/task/content/url").queryFrom(job));
        String ending = link.getPath().replaceFirst(".*\\.", ".");
        Files.write(Path.of("video" + ending), send(HttpRequest.newBuilder(link).build()));
    }

    static Object ask(HttpRequest.Builder request) throws IOException, InterruptedException {
        request
            .header("Authorization", "Bearer " + System.getenv("NOVITA_API_KEY"));
        return new JSONTokener(new String(send(request.build()), UTF_8)).nextValue();
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
