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

$headers = ["Authorization: Key " . getenv("FAL_AI_API_KEY")];
$job = json_decode(ask("https://queue.fal.run/fal-ai/acme/painter", [
    CURLOPT_HTTPHEADER => [...$headers, "Content-Type: application/json"],
    CURLOPT_POSTFIELDS => json_encode(["prompt" => "A watercolour of a fishing boat at dawn"], JSON_THROW_ON_ERROR),
]), true);

$statusUrl = $job["status_url"];
$resultUrl = $job["response_url"];

while (true) {
    $job = json_decode(ask($statusUrl, [CURLOPT_HTTPHEADER => $headers]), true);
    if ($job["status"] === "COMPLETED") {
        break;
    }
    sleep(1);
}
$job = json_decode(ask($resultUrl, [CURLOPT_HTTPHEADER => $headers]), true);

$url = $job["images"][0]["url"];
$name = "image." . pathinfo(parse_url($url, PHP_URL_PATH), PATHINFO_EXTENSION);
file_put_contents($name, ask($url, [CURLOPT_FOLLOWLOCATION => true]));
