<?php

$curl = curl_init("https://router.huggingface.co/hf-inference/models/acme/table-question-answering");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("HF_TOKEN"),
        "Content-Type: application/json",
    ],
    CURLOPT_POSTFIELDS => json_encode([
        "inputs" => [
            "query" => "Which mountain is the highest?",
            "table" => [
                "Mountain" => ["Zugspitze", "Mont Blanc", "Matterhorn"],
                "Country" => ["Germany", "France", "Switzerland"],
                "Metres" => ["2962", "4806", "4478"],
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
echo $answer["answer"], PHP_EOL;
