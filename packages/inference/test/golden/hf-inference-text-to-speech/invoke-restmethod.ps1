$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{ inputs = 'The next train to Bristol leaves from platform four.' } | ConvertTo-Json -Depth 20
Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/text-to-speech' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body -OutFile 'audio.flac'
