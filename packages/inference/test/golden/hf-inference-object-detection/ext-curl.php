<?php

const FILE = "photo.jpg";

$curl = curl_init("https://router.huggingface.co/hf-inference/models/acme/object-detection");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("HF_TOKEN"),
        "Content-Type: image/jpeg",
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
foreach ($answer as $row) {
    echo implode("\t", [$row["label"], $row["score"], json_encode($row["box"])]), PHP_EOL;
}
