<?php

// Together AI may know acme/image-to-video by another id; look it up there.
const FILE = "cat.png";

function ask(string $url, array $options): string
{
    $curl = curl_init($url);
    curl_setopt_array($curl, $options + [CURLOPT_RETURNTRANSFER => true]);
    $response = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($response === false || $status >= 400) {
        throw new RuntimeException("HTTP $status: " . ($response ?: curl_error($curl)));
    }
    return $response;
}

$headers = ["Authorization: Bearer " . getenv("HF_TOKEN")];
$job = json_decode(ask("https://router.huggingface.co/together/v2/videos", [
    CURLOPT_HTTPHEADER => [...$headers, "Content-Type: application/json"],
    CURLOPT_POSTFIELDS => json_encode([
        "model" => "acme/image-to-video",
        "prompt" => "The cat slowly turns its head towards the window",
        "media" => [
            "frame_images" => [
                [
                    "input_image" => base64_encode(file_get_contents(FILE)),
                    "frame" => "first",
                ],
            ],
        ],
    ], JSON_THROW_ON_ERROR),
]), true);

$statusUrl = "https://router.huggingface.co/together/v2/videos/" . $job["id"];

while (true) {
    $job = json_decode(ask($statusUrl, [CURLOPT_HTTPHEADER => $headers]), true);
    if ($job["status"] === "completed") {
        break;
    }
    if (in_array($job["status"], ["failed", "cancelled"])) {
        throw new RuntimeException("No result: " . json_encode($job));
    }
    sleep(1);
}

$url = $job["outputs"]["video_url"];
$name = "video." . pathinfo(parse_url($url, PHP_URL_PATH), PATHINFO_EXTENSION);
file_put_contents($name, ask($url, [CURLOPT_FOLLOWLOCATION => true]));
