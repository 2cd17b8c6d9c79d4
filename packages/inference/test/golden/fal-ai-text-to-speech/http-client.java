import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import org.json.JSONPointer;
import org.json.JSONTokener;
import static java.nio.charset.StandardCharsets.UTF_8;

// fal may know acme/text-to-speech by another id; look it up there.
public class Main {
    public static void main(String[] args) throws IOException, InterruptedException {
        String body = """
        {
          "text": "The next train to Bristol leaves from platform four."
        }""";
        HttpRequest request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/fal-ai/acme/text-to-speech"))
            .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body))
            .build();

        Object answer = new JSONTokener(new String(send(request), UTF_8)).nextValue();
        URI link = URI.create((String) new JSONPointer("/audio/url").queryFrom(answer));
        String ending = link.getPath().replaceFirst(".*\\.", ".");
        Files.write(Path.of("audio" + ending), send(HttpRequest.newBuilder(link).build()));
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
