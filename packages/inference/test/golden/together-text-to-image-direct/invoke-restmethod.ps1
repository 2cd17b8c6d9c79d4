# Together AI may know acme/painter by another id; look it up there.
$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:TOGETHER_API_KEY" }
$body = @{
    model = 'acme/painter'
    prompt = 'A watercolour of a fishing boat at dawn'
    response_format = 'base64'
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://api.together.ai/v1/images/generations' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

Set-Content -LiteralPath 'image.png' -AsByteStream -Value ([Convert]::FromBase64String($answer.data[0].b64_json))
