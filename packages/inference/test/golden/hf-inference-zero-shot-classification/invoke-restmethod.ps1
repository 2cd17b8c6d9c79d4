$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    inputs = 'My parcel arrived with a broken lid and I would like my money back.'
    parameters = @{ candidate_labels = @('refund', 'delivery time', 'praise') }
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/zero-shot-classification' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer | Select-Object 'label', 'score'
