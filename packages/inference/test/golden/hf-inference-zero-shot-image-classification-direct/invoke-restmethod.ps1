$ErrorActionPreference = 'Stop'
$file = 'photo.jpg'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    inputs = [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
    parameters = @{ candidate_labels = @('cat', 'dog', 'bird') }
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/zero-shot-image-classification' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer | Select-Object 'label', 'score'
