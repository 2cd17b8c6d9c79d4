# fal may know acme/listener by another id; look it up there.
$ErrorActionPreference = 'Stop'
$file = 'sample1.mp3'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    audio_url = 'data:audio/mpeg;base64,' + [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/fal-ai/acme/listener' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer.text
