# DeepInfra may know acme/text-to-speech by another id; look it up there.
$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:DEEPINFRA_API_KEY" }
$body = @{
    model = 'acme/text-to-speech'
    input = 'The next train to Bristol leaves from platform four.'
    response_format = 'mp3'
} | ConvertTo-Json -Depth 20
Invoke-RestMethod -Method Post -Uri 'https://api.deepinfra.com/v1/openai/audio/speech' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body -OutFile 'audio.mp3'
