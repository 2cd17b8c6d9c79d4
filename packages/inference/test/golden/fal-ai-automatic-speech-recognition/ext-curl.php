<?php

// fal may know acme/listener by another id; look it up there.
const FILE = "sample1.mp3";

$curl = curl_init("https://router.huggingface.co/fal-ai/acme/listener");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("HF_TOKEN"),
        "Content-Type: application/json",
    ],
    CURLOPT_POSTFIELDS => json_encode([
        "audio_url" => "data:audio/mpeg;base64," . base64_encode(file_get_contents(FILE)),
    ], JSON_THROW_ON_ERROR),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 400) {
    throw new RuntimeException("HTTP $status: " . ($response ?: curl_error($curl)));
}

$answer = json_decode($response, true);
echo $answer["text"], PHP_EOL;
