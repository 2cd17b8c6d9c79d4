<?php

const FILE = "sample1.flac";

$curl = curl_init("https://router.huggingface.co/hf-inference/models/acme/listener");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("HF_TOKEN"),
        "Content-Type: audio/flac",
    ],
    CURLOPT_POSTFIELDS => file_get_contents(FILE),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 400) {
    throw new RuntimeException("HTTP $status: " . ($response ?: curl_error($curl)));
}

$answer = json_decode($response, true);
echo $answer["text"], PHP_EOL;
