<?php

// Together AI may know acme/listener by another id; look it up there.
const FILE = "sample1.flac";

$curl = curl_init("https://api.together.ai/v1/audio/transcriptions");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => ["Authorization: Bearer " . getenv("TOGETHER_API_KEY")],
    CURLOPT_POSTFIELDS => ["model" => "acme/listener", "file" => new CURLFile(FILE, "audio/flac", basename(FILE))],
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 400) {
    throw new RuntimeException("HTTP $status: " . ($response ?: curl_error($curl)));
}

$answer = json_decode($response, true);
echo $answer["text"], PHP_EOL;
