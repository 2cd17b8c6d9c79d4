<?php

const FILE = "sample1.flac";

$curl = curl_init("https://router.huggingface.co/hf-inference/models/acme/audio-to-audio");
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
foreach ($answer as $index => $row) {
    echo implode("\t", [$row["label"]]), PHP_EOL;
    file_put_contents("audio-" . ($index + 1) . ".flac", base64_decode($row["blob"]));
}
