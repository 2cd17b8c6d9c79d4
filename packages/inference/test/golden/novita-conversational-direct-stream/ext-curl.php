<?php

// Novita may know acme/chatty-8b by another id; look it up there.
$rest = "";
$curl = curl_init("https://api.novita.ai/openai/v1/chat/completions");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("NOVITA_API_KEY"),
        "Content-Type: application/json",
    ],
    CURLOPT_POSTFIELDS => json_encode([
        "model" => "acme/chatty-8b",
        "messages" => [["role" => "user", "content" => "What is the capital of Portugal?"]],
        "stream" => true,
    ], JSON_THROW_ON_ERROR),
    CURLOPT_WRITEFUNCTION => function ($curl, $part) use (&$rest) {
        $lines = explode("\n", $rest . $part);
        $rest = array_pop($lines);
        foreach ($lines as $line) {
            if (str_starts_with($line, "data:")) {
                $event = json_decode(substr($line, 5), true);
                echo $event["choices"][0]["delta"]["content"] ?? "";
            }
        }
        return strlen($part);
    },
]);
$done = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($done === false || $status >= 400) {
    throw new RuntimeException("HTTP $status: " . ($rest ?: curl_error($curl)));
}
echo PHP_EOL;
