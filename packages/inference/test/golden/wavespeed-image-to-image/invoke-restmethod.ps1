# WaveSpeedAI may know acme/image-to-image by another id; look it up there.
$ErrorActionPreference = 'Stop'
$file = 'cat.png'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    prompt = 'Turn this cat into a dog'
    image = 'data:image/png;base64,' + [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
    images = @(
        'data:image/png;base64,' + [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
    )
} | ConvertTo-Json -Depth 20
$job = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/wavespeed/api/v3/acme/image-to-image' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

# The answer names the provider's own address; ask for the same path through the router.
$statusUrl = 'https://router.huggingface.co/wavespeed' + ([uri] $job.data.urls.get).AbsolutePath

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
