<?php

const FILE = "cat.png";

$curl = curl_init("https://router.huggingface.co/hf-inference/models/acme/image-to-image");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("HF_TOKEN"),
        "Content-Type: application/json",
        "Accept: image/png",
    ],
    CURLOPT_POSTFIELDS => json_encode([
        "inputs" => base64_encode(file_get_contents(FILE)),
        "parameters" => ["prompt" => "Turn this cat into a dog"],
    ], JSON_THROW_ON_ERROR),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 400) {
    throw new RuntimeException("HTTP $status: " . ($response ?: curl_error($curl)));
}

file_put_contents("image.png", $response);
