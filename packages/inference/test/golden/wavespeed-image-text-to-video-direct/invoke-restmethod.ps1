# WaveSpeedAI may know acme/image-text-to-video by another id; look it up there.
$ErrorActionPreference = 'Stop'
$file = 'cat.png'

$headers = @{ Authorization = "Bearer $env:WAVESPEED_API_KEY" }
$body = @{
    prompt = 'The cat stretches and walks out of the frame'
    image = 'data:image/png;base64,' + [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
    images = @(
        'data:image/png;base64,' + [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
    )
} | ConvertTo-Json -Depth 20
$job = Invoke-RestMethod -Method Post -Uri 'https://api.wavespeed.ai/api/v3/acme/image-text-to-video' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

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
$name = 'video' + [IO.Path]::GetExtension($url.AbsolutePath)
Invoke-WebRequest -Uri $url -OutFile $name
