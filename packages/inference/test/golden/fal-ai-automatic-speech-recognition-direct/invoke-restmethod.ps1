# fal may know acme/listener by another id; look it up there.
$ErrorActionPreference = 'Stop'
$file = 'sample1.mp3'

$headers = @{ Authorization = "Key $env:FAL_AI_API_KEY" }
$body = @{
    audio_url = 'data:audio/mpeg;base64,' + [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://fal.run/acme/listener' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer.text
