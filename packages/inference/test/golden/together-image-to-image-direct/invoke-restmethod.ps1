# Together AI may know acme/image-to-image by another id; look it up there.
$ErrorActionPreference = 'Stop'
$file = 'cat.png'

$headers = @{ Authorization = "Bearer $env:TOGETHER_API_KEY" }
$body = @{
    model = 'acme/image-to-image'
    prompt = 'Turn this cat into a dog'
    reference_images = @(
        'data:image/png;base64,' + [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
    )
    response_format = 'base64'
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://api.together.ai/v1/images/generations' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

Set-Content -LiteralPath 'image.png' -AsByteStream -Value ([Convert]::FromBase64String($answer.data[0].b64_json))
