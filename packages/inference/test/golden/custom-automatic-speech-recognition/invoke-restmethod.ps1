$ErrorActionPreference = 'Stop'
$file = 'sample1.flac'

$headers = @{ Authorization = "Bearer $env:API_TOKEN" }
$form = @{ model = 'acme/listener'; file = Get-Item -LiteralPath $file }
$answer = Invoke-RestMethod -Method Post -Uri 'http://localhost:8000/v1/audio/transcriptions' -Headers $headers -Form $form

$answer.text
