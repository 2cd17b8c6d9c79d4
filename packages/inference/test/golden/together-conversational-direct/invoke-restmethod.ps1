# Together AI may know acme/chatty-8b by another id; look it up there.
$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:TOGETHER_API_KEY" }
$body = @{
    model = 'acme/chatty-8b'
    messages = @(@{ role = 'user'; content = 'What is the capital of Portugal?' })
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://api.together.ai/v1/chat/completions' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer.choices[0].message.content
