# fal may know acme/image-text-to-image by another id; look it up there.
$ErrorActionPreference = 'Stop'
$file = 'cat.png'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    prompt = 'Turn this cat into a dog'
    image_url = 'data:image/png;base64,' + [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
    image_urls = @(
        'data:image/png;base64,' + [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
    )
} | ConvertTo-Json -Depth 20
$job = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/fal-ai/acme/image-text-to-image?_subdomain=queue' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

# The answer names the provider's own address; ask for the same path through the router.
$statusUrl = 'https://router.huggingface.co/fal-ai' + ([uri] $job.response_url).AbsolutePath + '/status?_subdomain=queue'
$resultUrl = 'https://router.huggingface.co/fal-ai' + ([uri] $job.response_url).AbsolutePath + '?_subdomain=queue'

while ($true) {
    $job = Invoke-RestMethod -Uri $statusUrl -Headers $headers
    if ($job.status -ceq 'COMPLETED') {
        break
    }
    Start-Sleep -Seconds 1
}
$job = Invoke-RestMethod -Uri $resultUrl -Headers $headers

$url = [uri] ($job.images[0].url)
$name = 'image' + [IO.Path]::GetExtension($url.AbsolutePath)
Invoke-WebRequest -Uri $url -OutFile $name
