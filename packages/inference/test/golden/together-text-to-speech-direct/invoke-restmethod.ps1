# Together AI may know acme/text-to-speech by another id; look it up there.
$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:TOGETHER_API_KEY" }
$body = @{
    model = 'acme/text-to-speech'
    input = 'The next train to Bristol leaves from platform four.'
    response_format = 'mp3'
    voice = 'tara'
} | ConvertTo-Json -Depth 20
Invoke-RestMethod -Method Post -Uri 'https://api.together.ai/v1/audio/speech' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body -OutFile 'audio.mp3'
