$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    prompt = 'A watercolour of a fishing boat at dawn'
    loras = @(
        @{
            path = 'https://huggingface.co/acme/painter-lora/resolve/main/lora%20weights.safetensors'
            scale = 1
        }
    )
    model_name = 'stabilityai/stable-diffusion-xl-base-1.0'
} | ConvertTo-Json -Depth 20
$job = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/fal-ai/fal-ai/lora?_subdomain=queue' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

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
