# fal may know acme/text-to-speech by another id; look it up there.
$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{ text = 'The next train to Bristol leaves from platform four.' } | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/fal-ai/acme/text-to-speech' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$url = [uri] ($answer.audio.url)
$name = 'audio' + [IO.Path]::GetExtension($url.AbsolutePath)
Invoke-WebRequest -Uri $url -OutFile $name
