<?php

// Novita may know acme/image-text-to-video by another id; look it up there.
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

$headers = ["Authorization: Bearer " . getenv("NOVITA_API_KEY")];
$job = json_decode(ask("https://api.novita.ai/v3/minimax/v2/video_generation", [
    CURLOPT_HTTPHEADER => [...$headers, "Content-Type: application/json"],
    CURLOPT_POSTFIELDS => json_encode([
        "model" => "acme/image-text-to-video",
        "content" => [
            ["type" => "text", "text" => "The cat stretches and walks out of the frame"],
            [
                "type" => "image_url",
                "image_url" => [
                    "url" => "data:image/png;base64," . base64_encode(file_get_contents(FILE)),
                ],
                "role" => "first_frame",
            ],
        ],
        "resolution" => "768P",
        "duration" => 4,
        "ratio" => "adaptive",
    ], JSON_THROW_ON_ERROR),
]), true);

$statusUrl = "https://api.novita.ai/v3/minimax/v2/query/video_generation/" . $job["task_id"];

while (true) {
    $job = json_decode(ask($statusUrl, [CURLOPT_HTTPHEADER => $headers]), true);
    if ($job["task"]["status"] === "succeeded") {
        break;
    }
    if (in_array($job["task"]["status"], ["failed", "cancelled", "expired"])) {
        throw new RuntimeException("No result: " . json_encode($job));
    }
    sleep(1);
}

$url = $job["task"]["content"]["url"];
$name = "video." . pathinfo(parse_url($url, PHP_URL_PATH), PATHINFO_EXTENSION);
file_put_contents($name, ask($url, [CURLOPT_FOLLOWLOCATION => true]));
