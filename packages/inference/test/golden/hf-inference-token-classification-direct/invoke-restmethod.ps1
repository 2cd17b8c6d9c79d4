$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{ inputs = 'Ada Lovelace met Charles Babbage in London in 1833.' } | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/token-classification' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer | Select-Object 'word', 'entity_group', 'score'
