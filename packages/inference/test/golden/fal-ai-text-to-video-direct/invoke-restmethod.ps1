# fal may know acme/text-to-video by another id; look it up there.
$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Key $env:FAL_AI_API_KEY" }
$body = @{ prompt = 'A paper boat drifting down a stream after the rain' } | ConvertTo-Json -Depth 20
$job = Invoke-RestMethod -Method Post -Uri 'https://queue.fal.run/acme/text-to-video' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$statusUrl = $job.status_url
$resultUrl = $job.response_url

while ($true) {
    $job = Invoke-RestMethod -Uri $statusUrl -Headers $headers
    if ($job.status -ceq 'COMPLETED') {
        break
    }
    Start-Sleep -Seconds 1
}
$job = Invoke-RestMethod -Uri $resultUrl -Headers $headers

$url = [uri] ($job.video.url)
$name = 'video' + [IO.Path]::GetExtension($url.AbsolutePath)
Invoke-WebRequest -Uri $url -OutFile $name
