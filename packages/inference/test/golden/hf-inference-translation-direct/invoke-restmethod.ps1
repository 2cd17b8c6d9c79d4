$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{ inputs = 'Could you tell me where the nearest station is?' } | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/translation' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer[0].translation_text
