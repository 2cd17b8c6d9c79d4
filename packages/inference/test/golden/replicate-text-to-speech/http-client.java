import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.json.JSONArray;
import org.json.JSONPointer;
import org.json.JSONTokener;
import static java.nio.charset.StandardCharsets.UTF_8;

// Replicate may know acme/text-to-speech by another id; look it up there.
public class Main {
    public static void main(String[] args) throws IOException, InterruptedException {
        String body = """
        {
          "input": {"text": "The next train to Bristol leaves from platform four."}
        }""";
        Object job = ask(HttpRequest.newBuilder(URI.create("https://router.huggingface.co/replicate/v1/models/acme/text-to-speech/predictions"))
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString(body)));

        // The answer names the provider's own address; ask for the same path through the router.
        String statusUrl = "https://router.huggingface.co/replicate" + URI.create((String) new JSONPointer("/urls/get").queryFrom(job)).getRawPath();

        while (true) {
            job = ask(HttpRequest.newBuilder(URI.create(statusUrl)));
            Object state = new JSONPointer("/status").queryFrom(job);
            if (state.equals("succeeded")) {
                break;
            }
            if (List.of("failed", "canceled", "aborted").contains(state)) {
                throw new IOException("No result: " + job);
            }
            Thread.sleep(1000);
        }

        Object output = new JSONPointer("/output").queryFrom(job);
        URI link = URI.create(output instanceof JSONArray list ? list.getString(0) : (String) output);
        String ending = link.getPath().replaceFirst(".*\\.", ".");
        Files.write(Path.of("audio" + ending), send(HttpRequest.newBuilder(link).build()));
    }

    static Object ask(HttpRequest.Builder request) throws IOException, InterruptedException {
        request
            .header("Authorization", "Bearer " + System.getenv("HF_TOKEN"));
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
