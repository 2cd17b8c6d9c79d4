$ErrorActionPreference = 'Stop'
$file = 'sample1.flac'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/listener' -Headers $headers -ContentType 'audio/flac' -InFile $file

$answer.text
