<?php

// Together AI may know acme/feature-extraction by another id; look it up there.
$curl = curl_init("https://api.together.ai/v1/embeddings");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("TOGETHER_API_KEY"),
        "Content-Type: application/json",
    ],
    CURLOPT_POSTFIELDS => json_encode([
        "model" => "acme/feature-extraction",
        "input" => "Bring a warm coat, the evenings on the coast get cold.",
    ], JSON_THROW_ON_ERROR),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 400) {
    throw new RuntimeException("HTTP $status: " . ($response ?: curl_error($curl)));
}

$answer = json_decode($response, true);
$vector = $answer["data"][0]["embedding"];
echo count($vector), " numbers: ", implode(", ", array_slice($vector, 0, 5)), " ...", PHP_EOL;
