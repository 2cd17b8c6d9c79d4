# fal may know acme/audio-to-audio by another id; look it up there.
$ErrorActionPreference = 'Stop'
$file = 'sample1.mp3'

$headers = @{ Authorization = "Key $env:FAL_AI_API_KEY" }
$body = @{
    audio_url = 'data:audio/mpeg;base64,' + [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
} | ConvertTo-Json -Depth 20
$job = Invoke-RestMethod -Method Post -Uri 'https://queue.fal.run/acme/audio-to-audio' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

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

$url = [uri] ($job.audio.url)
$name = 'audio' + [IO.Path]::GetExtension($url.AbsolutePath)
Invoke-WebRequest -Uri $url -OutFile $name
