<?php

// Together AI may know acme/text-to-speech by another id; look it up there.
$curl = curl_init("https://api.together.ai/v1/audio/speech");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("TOGETHER_API_KEY"),
        "Content-Type: application/json",
    ],
    CURLOPT_POSTFIELDS => json_encode([
        "model" => "acme/text-to-speech",
        "input" => "The next train to Bristol leaves from platform four.",
        "response_format" => "mp3",
        "voice" => "tara",
    ], JSON_THROW_ON_ERROR),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 400) {
    throw new RuntimeException("HTTP $status: " . ($response ?: curl_error($curl)));
}

file_put_contents("audio.mp3", $response);
