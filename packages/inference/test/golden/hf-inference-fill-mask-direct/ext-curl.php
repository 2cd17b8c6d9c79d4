<?php

$curl = curl_init("https://router.huggingface.co/hf-inference/models/acme/fill-mask");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("HF_TOKEN"),
        "Content-Type: application/json",
    ],
    CURLOPT_POSTFIELDS => json_encode(["inputs" => "The ship left the harbour at [MASK] and sailed north."], JSON_THROW_ON_ERROR),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 400) {
    throw new RuntimeException("HTTP $status: " . ($response ?: curl_error($curl)));
}

$answer = json_decode($response, true);
foreach ($answer as $row) {
    echo implode("\t", [$row["token_str"], $row["score"]]), PHP_EOL;
}
