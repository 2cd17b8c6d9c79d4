# WaveSpeedAI may know acme/image-text-to-image by another id; look it up there.
$ErrorActionPreference = 'Stop'
$file = 'cat.png'

$headers = @{ Authorization = "Bearer $env:WAVESPEED_API_KEY" }
$body = @{
    prompt = 'Turn this cat into a dog'
    image = 'data:image/png;base64,' + [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
    images = @(
        'data:image/png;base64,' + [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
    )
} | ConvertTo-Json -Depth 20
$job = Invoke-RestMethod -Method Post -Uri 'https://api.wavespeed.ai/api/v3/acme/image-text-to-image' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$statusUrl = $job.data.urls.get

while ($true) {
    $job = Invoke-RestMethod -Uri $statusUrl -Headers $headers
    if ($job.data.status -ceq 'completed') {
        break
    }
    if (@('failed', 'cancelled', 'timeout') -contains $job.data.status) {
        throw "No result: $($job | ConvertTo-Json -Depth 20)"
    }
    Start-Sleep -Seconds 1
}

$url = [uri] ($job.data.outputs[0])
$name = 'image' + [IO.Path]::GetExtension($url.AbsolutePath)
Invoke-WebRequest -Uri $url -OutFile $name
