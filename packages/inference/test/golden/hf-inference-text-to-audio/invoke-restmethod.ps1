$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{ inputs = 'Slow piano music with rain in the background' } | ConvertTo-Json -Depth 20
Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/text-to-audio' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body -OutFile 'audio.flac'
