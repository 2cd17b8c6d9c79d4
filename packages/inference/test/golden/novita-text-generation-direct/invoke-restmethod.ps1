# Novita may know acme/writer-1b by another id; look it up there.
$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:NOVITA_API_KEY" }
$body = @{
    model = 'acme/writer-1b'
    prompt = 'The lighthouse keeper climbed the stairs one last time and'
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://api.novita.ai/openai/v1/completions' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer.choices[0].text
