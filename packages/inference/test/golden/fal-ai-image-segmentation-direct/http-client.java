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

// fal may know acme/image-segmentation by another id; look it up there.
public class Main {
    static final Path FILE = Path.of("photo.jpg");
    
    public static void main(String[] args) throws IOException, InterruptedException {
        String encoded = Base64.getEncoder().encodeToString(Files.readAllBytes(FILE));
        String body = """
        {
          "image_url": "data:image/jpeg;base64,%1$s"
        }""".formatted(encoded);
        Object job = ask(HttpRequest.newBuilder(URI.create("https://queue.fal.run/acme/image-segmentation"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));

        String statusUrl = (String) new JSONPointer("/status_url").queryFrom(job);
        String resultUrl = (String) new JSONPointer("/response_url").queryFrom(job);

        while (true) {
            job = ask(HttpRequest.newBuilder(URI.create(statusUrl)));
            Object state = new JSONPointer("/status").queryFrom(job);
            if (state.equals("COMPLETED")) {
                break;
            }
            Thread.sleep(1000);
        }
        job = ask(HttpRequest.newBuilder(URI.create(resultUrl)));

        URI link = URI.create((String) new JSONPointer("/image/url").queryFrom(job));
        String ending = link.getPath().replaceFirst(".*\\.", ".");
        Files.write(Path.of("mask" + ending), send(HttpRequest.newBuilder(link).build()));
    }

    static Object ask(HttpRequest.Builder request) throws IOException, InterruptedException {
        request
            .header("Authorization", "Key " + System.getenv("FAL_AI_API_KEY"));
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
