# Z.ai may know acme/image-to-text by another id; look it up there.
$ErrorActionPreference = 'Stop'
$file = 'photo.jpg'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    model = 'acme/image-to-text'
    file = 'data:image/jpeg;base64,' + [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/zai-org/api/paas/v4/layout_parsing' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer.md_results
