<?php

// Replicate may know acme/listener by another id; look it up there.
const FILE = "sample1.mp3";

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

$headers = ["Authorization: Bearer " . getenv("REPLICATE_API_KEY")];
$job = json_decode(ask("https://api.replicate.com/v1/models/acme/listener/predictions", [
    CURLOPT_HTTPHEADER => [...$headers, "Content-Type: application/json"],
    CURLOPT_POSTFIELDS => json_encode([
        "input" => [
            "audio" => "data:audio/mpeg;base64," . base64_encode(file_get_contents(FILE)),
        ],
    ], JSON_THROW_ON_ERROR),
]), true);

$statusUrl = $job["urls"]["get"];

while (true) {
    $job = json_decode(ask($statusUrl, [CURLOPT_HTTPHEADER => $headers]), true);
    if ($job["status"] === "succeeded") {
        break;
    }
    if (in_array($job["status"], ["failed", "canceled", "aborted"])) {
        throw new RuntimeException("No result: " . json_encode($job));
    }
    sleep(1);
}

$output = $job["output"];
$output = $output[0] ?? $output;
echo $output["transcription"] ?? $output["text"] ?? $output, PHP_EOL;
