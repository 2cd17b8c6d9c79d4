# Together AI may know acme/listener by another id; look it up there.
$ErrorActionPreference = 'Stop'
$file = 'sample1.flac'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$form = @{ model = 'acme/listener'; file = Get-Item -LiteralPath $file }
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/together/v1/audio/transcriptions' -Headers $headers -Form $form

$answer.text
