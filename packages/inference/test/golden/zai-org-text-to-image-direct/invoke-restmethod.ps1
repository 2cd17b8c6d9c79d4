# Z.ai may know acme/painter by another id; look it up there.
$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:ZAI_ORG_API_KEY" }
$body = @{ model = 'acme/painter'; prompt = 'A watercolour of a fishing boat at dawn' } | ConvertTo-Json -Depth 20
$job = Invoke-RestMethod -Method Post -Uri 'https://api.z.ai/api/paas/v4/async/images/generations' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$statusUrl = 'https://api.z.ai/api/paas/v4/async-result/' + $job.id

while ($true) {
    $job = Invoke-RestMethod -Uri $statusUrl -Headers $headers
    if ($job.task_status -ceq 'SUCCESS') {
        break
    }
    if (@('FAIL') -contains $job.task_status) {
        throw "No result: $($job | ConvertTo-Json -Depth 20)"
    }
    Start-Sleep -Seconds 1
}

$url = [uri] ($job.image_result[0].url)
$name = 'image' + [IO.Path]::GetExtension($url.AbsolutePath)
Invoke-WebRequest -Uri $url -OutFile $name
