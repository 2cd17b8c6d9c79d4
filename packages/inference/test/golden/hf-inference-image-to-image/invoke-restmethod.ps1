$ErrorActionPreference = 'Stop'
$file = 'cat.png'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN"; Accept = 'image/png' }
$body = @{
    inputs = [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
    parameters = @{ prompt = 'Turn this cat into a dog' }
} | ConvertTo-Json -Depth 20
Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/image-to-image' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body -OutFile 'image.png'
