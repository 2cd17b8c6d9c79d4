# Together AI may know acme/listener by another id; look it up there.
$ErrorActionPreference = 'Stop'
$file = 'sample1.flac'

$headers = @{ Authorization = "Bearer $env:TOGETHER_API_KEY" }
$form = @{ model = 'acme/listener'; file = Get-Item -LiteralPath $file }
$answer = Invoke-RestMethod -Method Post -Uri 'https://api.together.ai/v1/audio/transcriptions' -Headers $headers -Form $form

$answer.text
