$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{ inputs = 'The ship left the harbour at [MASK] and sailed north.' } | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/fill-mask' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer | Select-Object 'token_str', 'score'
