<?php

$curl = curl_init("https://router.huggingface.co/hf-inference/models/acme/sentence-similarity/pipeline/sentence-similarity");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("HF_TOKEN"),
        "Content-Type: application/json",
    ],
    CURLOPT_POSTFIELDS => json_encode([
        "inputs" => [
            "source_sentence" => "The match was called off because of the storm.",
            "sentences" => [
                "Bad weather forced them to cancel the game.",
                "The striker scored twice in the second half.",
                "He lit a match to see the way.",
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
