<?php

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
$job = json_decode(ask("https://router.huggingface.co/replicate/v1/predictions", [
    CURLOPT_HTTPHEADER => [...$headers, "Content-Type: application/json"],
    CURLOPT_POSTFIELDS => json_encode([
        "version" => "0123abcd",
        "input" => ["prompt" => "A watercolour of a fishing boat at dawn"],
    ], JSON_THROW_ON_ERROR),
]), true);

// The answer names the provider's own address; ask for the same path through the router.
$statusUrl = "https://router.huggingface.co/replicate" . parse_url($job["urls"]["get"], PHP_URL_PATH);

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
$name = "image." . pathinfo(parse_url($url, PHP_URL_PATH), PATHINFO_EXTENSION);
file_put_contents($name, ask($url, [CURLOPT_FOLLOWLOCATION => true]));
