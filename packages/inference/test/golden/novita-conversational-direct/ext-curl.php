<?php

// Novita may know acme/chatty-8b by another id; look it up there.
$curl = curl_init("https://api.novita.ai/openai/v1/chat/completions");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("NOVITA_API_KEY"),
        "Content-Type: application/json",
    ],
    CURLOPT_POSTFIELDS => json_encode([
        "model" => "acme/chatty-8b",
        "messages" => [["role" => "user", "content" => "What is the capital of Portugal?"]],
    ], JSON_THROW_ON_ERROR),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 400) {
    throw new RuntimeException("HTTP $status: " . ($response ?: curl_error($curl)));
}

$answer = json_decode($response, true);
echo $answer["choices"][0]["message"]["content"], PHP_EOL;
