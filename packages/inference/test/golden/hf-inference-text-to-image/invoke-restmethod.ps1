$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN"; Accept = 'image/png' }
$body = @{ inputs = 'A watercolour of a fishing boat at dawn' } | ConvertTo-Json -Depth 20
Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/painter' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body -OutFile 'image.png'
