$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = 'Bearer gsk_0123' }
$body = @{
    model = 'chatty-8b-instant'
    messages = @(@{ role = 'user'; content = 'What is the capital of Portugal?' })
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://api.groq.com/openai/v1/chat/completions' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer.choices[0].message.content
