# Replicate may know acme/text-to-video by another id; look it up there.
$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:REPLICATE_API_KEY" }
$body = @{ input = @{ prompt = 'A paper boat drifting down a stream after the rain' } } | ConvertTo-Json -Depth 20
$job = Invoke-RestMethod -Method Post -Uri 'https://api.replicate.com/v1/models/acme/text-to-video/predictions' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$statusUrl = $job.urls.get

while ($true) {
    $job = Invoke-RestMethod -Uri $statusUrl -Headers $headers
    if ($job.status -ceq 'succeeded') {
        break
    }
    if (@('failed', 'canceled', 'aborted') -contains $job.status) {
        throw "No result: $($job | ConvertTo-Json -Depth 20)"
    }
    Start-Sleep -Seconds 1
}

$url = [uri] @($job.output)[0]
$name = 'video' + [IO.Path]::GetExtension($url.AbsolutePath)
Invoke-WebRequest -Uri $url -OutFile $name
