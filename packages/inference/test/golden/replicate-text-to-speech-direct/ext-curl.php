<?php

// Replicate may know acme/text-to-speech by another id; look it up there.
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
$job = json_decode(ask("https://api.replicate.com/v1/models/acme/text-to-speech/predictions", [
    CURLOPT_HTTPHEADER => [...$headers, "Content-Type: application/json"],
    CURLOPT_POSTFIELDS => json_encode([
        "input" => ["text" => "The next train to Bristol leaves from platform four."],
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

$url = $job["output"];
$url = is_array($url) ? $url[0] : $url;
$name = "audio." . pathinfo(parse_url($url, PHP_URL_PATH), PATHINFO_EXTENSION);
file_put_contents($name, ask($url, [CURLOPT_FOLLOWLOCATION => true]));
