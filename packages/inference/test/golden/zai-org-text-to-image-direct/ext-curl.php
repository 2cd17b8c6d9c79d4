<?php

// Z.ai may know acme/painter by another id; look it up there.
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

$headers = ["Authorization: Bearer " . getenv("ZAI_ORG_API_KEY")];
$job = json_decode(ask("https://api.z.ai/api/paas/v4/async/images/generations", [
    CURLOPT_HTTPHEADER => [...$headers, "Content-Type: application/json"],
    CURLOPT_POSTFIELDS => json_encode([
        "model" => "acme/painter",
        "prompt" => "A watercolour of a fishing boat at dawn",
    ], JSON_THROW_ON_ERROR),
]), true);

$statusUrl = "https://api.z.ai/api/paas/v4/async-result/" . $job["id"];

while (true) {
    $job = json_decode(ask($statusUrl, [CURLOPT_HTTPHEADER => $headers]), true);
    if ($job["task_status"] === "SUCCESS") {
        break;
    }
    if (in_array($job["task_status"], ["FAIL"])) {
        throw new RuntimeException("No result: " . json_encode($job));
    }
    sleep(1);
}

$url = $job["image_result"][0]["url"];
$name = "image." . pathinfo(parse_url($url, PHP_URL_PATH), PATHINFO_EXTENSION);
file_put_contents($name, ask($url, [CURLOPT_FOLLOWLOCATION => true]));
