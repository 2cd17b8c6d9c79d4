# Novita may know acme/image-text-to-video by another id; look it up there.
$ErrorActionPreference = 'Stop'
$file = 'cat.png'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    model = 'acme/image-text-to-video'
    content = @(
        @{ type = 'text'; text = 'The cat stretches and walks out of the frame' },
        @{
            type = 'image_url'
            image_url = @{
                url = 'data:image/png;base64,' + [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
            }
            role = 'first_frame'
        }
    )
    resolution = '768P'
    duration = 4
    ratio = 'adaptive'
} | ConvertTo-Json -Depth 20
$job = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/novita/v3/minimax/v2/video_generation' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$statusUrl = 'https://router.huggingface.co/novita/v3/minimax/v2/query/video_generation/' + $job.task_id

while ($true) {
    $job = Invoke-RestMethod -Uri $statusUrl -Headers $headers
    if ($job.task.status -ceq 'succeeded') {
        break
    }
    if (@('failed', 'cancelled', 'expired') -contains $job.task.status) {
        throw "No result: $($job | ConvertTo-Json -Depth 20)"
    }
    Start-Sleep -Seconds 1
}

$url = [uri] ($job.task.content.url)
$name = 'video' + [IO.Path]::GetExtension($url.AbsolutePath)
Invoke-WebRequest -Uri $url -OutFile $name
