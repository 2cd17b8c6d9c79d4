# Together AI may know acme/image-to-video by another id; look it up there.
$ErrorActionPreference = 'Stop'
$file = 'cat.png'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    model = 'acme/image-to-video'
    prompt = 'The cat slowly turns its head towards the window'
    media = @{
        frame_images = @(
            @{
                input_image = [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
                frame = 'first'
            }
        )
    }
} | ConvertTo-Json -Depth 20
$job = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/together/v2/videos' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$statusUrl = 'https://router.huggingface.co/together/v2/videos/' + $job.id

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
