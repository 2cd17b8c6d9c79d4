<?php

$curl = curl_init("https://router.huggingface.co/hf-inference/models/acme/tabular-regression");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("HF_TOKEN"),
        "Content-Type: application/json",
    ],
    CURLOPT_POSTFIELDS => json_encode([
        "inputs" => [
            "data" => [
                "area_m2" => [48, 73, 120],
                "rooms" => [2, 3, 5],
                "year_built" => [1972, 1998, 2015],
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
