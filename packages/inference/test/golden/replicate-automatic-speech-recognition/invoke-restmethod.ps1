# Replicate may know acme/listener by another id; look it up there.
$ErrorActionPreference = 'Stop'
$file = 'sample1.mp3'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    input = @{
        audio = 'data:audio/mpeg;base64,' + [Convert]::ToBase64String((Get-Content -LiteralPath $file -AsByteStream -Raw))
    }
} | ConvertTo-Json -Depth 20
$job = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/replicate/v1/models/acme/listener/predictions' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

# The answer names the provider's own address; ask for the same path through the router.
$statusUrl = 'https://router.huggingface.co/replicate' + ([uri] $job.urls.get).AbsolutePath

while ($true) {
    $job = Invoke-RestMethod -Uri $statusUrl -Headers $headers
    if ($job.status -ceq 'succeeded') {
        break
    }
    if (@('failed', 'canceled', 'aborted') -contains $job.status) {
        throw "No result: $($job | ConvertTo-Json -Depth 20)"
    }
    Start-Sleep -Seconds 1
}

$output = @($job.output)[0]
@(@($output.transcription, $output.text, $output) -ne $null)[0]
