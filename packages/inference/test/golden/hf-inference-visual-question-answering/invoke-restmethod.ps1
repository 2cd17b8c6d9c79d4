$ErrorActionPreference = 'Stop'
$file = 'photo.jpg'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    inputs = @{
        image = [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
        question = 'What animal is this?'
    }
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/visual-question-answering' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer | Select-Object 'answer', 'score'
