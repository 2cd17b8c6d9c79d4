# fal may know acme/text-to-audio by another id; look it up there.
$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Key $env:FAL_AI_API_KEY" }
$body = @{ prompt = 'Slow piano music with rain in the background' } | ConvertTo-Json -Depth 20
$job = Invoke-RestMethod -Method Post -Uri 'https://queue.fal.run/acme/text-to-audio' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

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

$url = [uri] (@(@($job.audio_file.url, $job.audio.url) -ne $null)[0])
$name = 'audio' + [IO.Path]::GetExtension($url.AbsolutePath)
Invoke-WebRequest -Uri $url -OutFile $name
