<?php

// Z.ai may know acme/image-to-text by another id; look it up there.
const FILE = "photo.jpg";

$curl = curl_init("https://api.z.ai/api/paas/v4/layout_parsing");
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer " . getenv("ZAI_ORG_API_KEY"),
        "Content-Type: application/json",
    ],
    CURLOPT_POSTFIELDS => json_encode([
        "model" => "acme/image-to-text",
        "file" => "data:image/jpeg;base64," . base64_encode(file_get_contents(FILE)),
    ], JSON_THROW_ON_ERROR),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 400) {
    throw new RuntimeException("HTTP $status: " . ($response ?: curl_error($curl)));
}

$answer = json_decode($response, true);
echo $answer["md_results"], PHP_EOL;
