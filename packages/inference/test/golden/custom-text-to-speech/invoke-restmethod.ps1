$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:API_TOKEN" }
$body = @{
    model = 'acme/text-to-speech'
    input = 'The next train to Bristol leaves from platform four.'
    response_format = 'mp3'
    voice = 'alloy'
} | ConvertTo-Json -Depth 20
Invoke-RestMethod -Method Post -Uri 'http://localhost:8000/v1/audio/speech' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body -OutFile 'audio.mp3'
