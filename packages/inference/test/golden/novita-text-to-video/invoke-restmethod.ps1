# Novita may know acme/text-to-video by another id; look it up there.
$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{ prompt = 'A paper boat drifting down a stream after the rain' } | ConvertTo-Json -Depth 20
$job = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/novita/v3/async/acme/text-to-video' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$statusUrl = 'https://router.huggingface.co/novita/v3/async/task-result?task_id=' + $job.task_id

while ($true) {
    $job = Invoke-RestMethod -Uri $statusUrl -Headers $headers
    if ($job.task.status -ceq 'TASK_STATUS_SUCCEED') {
        break
    }
    if (@('TASK_STATUS_FAILED') -contains $job.task.status) {
        throw "No result: $($job | ConvertTo-Json -Depth 20)"
    }
    Start-Sleep -Seconds 1
}

$url = [uri] ($job.videos[0].video_url)
$name = 'video' + [IO.Path]::GetExtension($url.AbsolutePath)
Invoke-WebRequest -Uri $url -OutFile $name
