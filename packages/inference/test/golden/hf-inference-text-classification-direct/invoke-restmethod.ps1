$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{ inputs = 'The room was spotless and the staff could not have been kinder.' } | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/text-classification' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer[0] | Select-Object 'label', 'score'
