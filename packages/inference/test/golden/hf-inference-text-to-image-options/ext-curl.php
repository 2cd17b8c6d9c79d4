<?php

$curl = curl_init("https://router.huggingface.co/hf-inference/models/acme/painter");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("TEAM_TOKEN"),
        "X-HF-Bill-To: acme",
        "Content-Type: application/json",
        "Accept: image/png",
    ],
    CURLOPT_POSTFIELDS => json_encode([
        "inputs" => "A red fox",
        "parameters" => [
            "width" => 512,
            "height" => 512,
            "num_inference_steps" => 20,
            "tiling" => true,
        ],
    ], JSON_THROW_ON_ERROR),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 400) {
    throw new RuntimeException("HTTP $status: " . ($response ?: curl_error($curl)));
}

file_put_contents("image.png", $response);
