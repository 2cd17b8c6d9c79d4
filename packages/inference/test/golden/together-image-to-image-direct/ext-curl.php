<?php

// Together AI may know acme/image-to-image by another id; look it up there.
const FILE = "cat.png";

$curl = curl_init("https://api.together.ai/v1/images/generations");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("TOGETHER_API_KEY"),
        "Content-Type: application/json",
    ],
    CURLOPT_POSTFIELDS => json_encode([
        "model" => "acme/image-to-image",
        "prompt" => "Turn this cat into a dog",
        "reference_images" => [
            "data:image/png;base64," . base64_encode(file_get_contents(FILE)),
        ],
        "response_format" => "base64",
    ], JSON_THROW_ON_ERROR),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 400) {
    throw new RuntimeException("HTTP $status: " . ($response ?: curl_error($curl)));
}

$answer = json_decode($response, true);
file_put_contents("image.png", base64_decode($answer["data"][0]["b64_json"]));
