import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.json.JSONPointer;
import org.json.JSONTokener;
import static java.nio.charset.StandardCharsets.UTF_8;

// Together AI may know acme/listener by another id; look it up there.
public class Main {
    static final Path FILE = Path.of("sample1.flac");
    
    public static void main(String[] args) throws IOException, InterruptedException {
        String boundary = UUID.randomUUID().toString();
        List<byte[]> parts = new ArrayList<>();
        parts.add(("--" + boundary + "\r\nContent-Disposition: form-data; name=\"model\"\r\n\r\nacme/listener\r\n").getBytes(UTF_8));
        parts.add(("--" + boundary + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"sample1.flac\"\r\nContent-Type: audio/flac\r\n\r\n").getBytes(UTF_8));
        parts.add(Files.readAllBytes(FILE));
        parts.add(("\r\n--" + boundary + "--\r\n").getBytes(UTF_8));
        HttpRequest request = HttpRequest.newBuilder(URI.create("https://api.together.ai/v1/audio/transcriptions"))
            .header("Authorization", "Bearer " + System.getenv("TOGETHER_API_KEY"))
            .header("Content-Type", "multipart/form-data; boundary=" + boundary)
            .POST(BodyPublishers.ofByteArrays(parts))
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
