$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:API_TOKEN" }
$body = @{
    model = 'acme/painter'
    prompt = 'A watercolour of a fishing boat at dawn'
    response_format = 'b64_json'
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'http://localhost:8000/v1/images/generations' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

Set-Content -LiteralPath 'image.png' -AsByteStream -Value ([Convert]::FromBase64String($answer.data[0].b64_json))
