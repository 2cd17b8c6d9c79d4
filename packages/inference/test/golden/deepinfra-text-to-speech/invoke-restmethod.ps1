# DeepInfra may know acme/text-to-speech by another id; look it up there.
$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    model = 'acme/text-to-speech'
    input = 'The next train to Bristol leaves from platform four.'
    response_format = 'mp3'
} | ConvertTo-Json -Depth 20
Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/deepinfra/v1/openai/audio/speech' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body -OutFile 'audio.mp3'
