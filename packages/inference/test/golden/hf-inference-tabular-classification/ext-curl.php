<?php

$curl = curl_init("https://router.huggingface.co/hf-inference/models/acme/tabular-classification");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("HF_TOKEN"),
        "Content-Type: application/json",
    ],
    CURLOPT_POSTFIELDS => json_encode([
        "inputs" => [
            "data" => [
                "petal_length_cm" => [1.4, 4.7, 6],
                "petal_width_cm" => [0.2, 1.4, 2.5],
            ],
        ],
    ], JSON_THROW_ON_ERROR),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 400) {
    throw new RuntimeException("HTTP $status: " . ($response ?: curl_error($curl)));
}

$answer = json_decode($response, true);
echo json_encode($answer, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE), PHP_EOL;
