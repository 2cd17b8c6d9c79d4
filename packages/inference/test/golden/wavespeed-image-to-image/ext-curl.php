<?php

// WaveSpeedAI may know acme/image-to-image by another id; look it up there.
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
$job = json_decode(ask("https://router.huggingface.co/wavespeed/api/v3/acme/image-to-image", [
    CURLOPT_HTTPHEADER => [...$headers, "Content-Type: application/json"],
    CURLOPT_POSTFIELDS => json_encode([
        "prompt" => "Turn this cat into a dog",
        "image" => "data:image/png;base64," . base64_encode(file_get_contents(FILE)),
        "images" => ["data:image/png;base64," . base64_encode(file_get_contents(FILE))],
    ], JSON_THROW_ON_ERROR),
]), true);

// The answer names the provider's own address; ask for the same path through the router.
$statusUrl = "https://router.huggingface.co/wavespeed" . parse_url($job["data"]["urls"]["get"], PHP_URL_PATH);

while (true) {
    $job = json_decode(ask($statusUrl, [CURLOPT_HTTPHEADER => $headers]), true);
    if ($job["data"]["status"] === "completed") {
        break;
    }
    if (in_array($job["data"]["status"], ["failed", "cancelled", "timeout"])) {
        throw new RuntimeException("No result: " . json_encode($job));
    }
    sleep(1);
}

$url = $job["data"]["outputs"][0];
$name = "image." . pathinfo(parse_url($url, PHP_URL_PATH), PATHINFO_EXTENSION);
file_put_contents($name, ask($url, [CURLOPT_FOLLOWLOCATION => true]));
