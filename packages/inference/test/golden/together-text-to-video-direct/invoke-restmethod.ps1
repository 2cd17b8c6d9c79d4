# Together AI may know acme/text-to-video by another id; look it up there.
$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:TOGETHER_API_KEY" }
$body = @{
    model = 'acme/text-to-video'
    prompt = 'A paper boat drifting down a stream after the rain'
} | ConvertTo-Json -Depth 20
$job = Invoke-RestMethod -Method Post -Uri 'https://api.together.ai/v2/videos' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$statusUrl = 'https://api.together.ai/v2/videos/' + $job.id

while ($true) {
    $job = Invoke-RestMethod -Uri $statusUrl -Headers $headers
    if ($job.status -ceq 'completed') {
        break
    }
    if (@('failed', 'cancelled') -contains $job.status) {
        throw "No result: $($job | ConvertTo-Json -Depth 20)"
    }
    Start-Sleep -Seconds 1
}

$url = [uri] ($job.outputs.video_url)
$name = 'video' + [IO.Path]::GetExtension($url.AbsolutePath)
Invoke-WebRequest -Uri $url -OutFile $name
