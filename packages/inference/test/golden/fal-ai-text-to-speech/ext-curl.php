<?php

// fal may know acme/text-to-speech by another id; look it up there.
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

$response = ask("https://router.huggingface.co/fal-ai/acme/text-to-speech", [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("HF_TOKEN"),
        "Content-Type: application/json",
    ],
    CURLOPT_POSTFIELDS => json_encode(["text" => "The next train to Bristol leaves from platform four."], JSON_THROW_ON_ERROR),
]);

$answer = json_decode($response, true);
$url = $answer["audio"]["url"];
$name = "audio." . pathinfo(parse_url($url, PHP_URL_PATH), PATHINFO_EXTENSION);
file_put_contents($name, ask($url, [CURLOPT_FOLLOWLOCATION => true]));
