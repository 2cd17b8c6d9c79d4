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

// WaveSpeedAI may know acme/image-to-image by another id; look it up there.
public class Main {
    static final Path FILE = Path.of("cat.png");
    
    public static void main(String[] args) throws IOException, InterruptedException {
        String encoded = Base64.getEncoder().encodeToString(Files.readAllBytes(FILE));
        String body = """
        {
          "prompt": "Turn this cat into a dog",
          "image": "data:image/png;base64,%1$s",
          "images": ["data:image/png;base64,%1$s"]
        }""".formatted(encoded);
        Object job = ask(HttpRequest.newBuilder(URI.create("https://api.wavespeed.ai/api/v3/acme/image-to-image"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));

        String statusUrl = (String) new JSONPointer("/data/urls/get").queryFrom(job);

        while (true) {
            job = ask(HttpRequest.newBuilder(URI.create(statusUrl)));
            Object state = new JSONPointer("/data/status").queryFrom(job);
            if (state.equals("completed")) {
                break;
            }
            if (List.of("failed", "cancelled", "timeout").contains(state)) {
                throw new IOException("No result: " + job);
            }
            Thread.sleep(1000);
        }

        URI link = URI.create((String) new JSONPointer("/data/outputs/0").queryFrom(job));
        String ending = link.getPath().replaceFirst(".*\\.", ".");
        Files.write(Path.of("image" + ending), send(HttpRequest.newBuilder(link).build()));
    }

    static Object ask(HttpRequest.Builder request) throws IOException, InterruptedException {
        request
            .header("Authorization", "Bearer " + System.getenv("WAVESPEED_API_KEY"));
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
