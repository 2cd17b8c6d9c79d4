$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    model = 'acme/chatty-8b:scaleway'
    messages = @(@{ role = 'user'; content = 'What is the capital of Portugal?' })
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/v1/chat/completions' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer.choices[0].message.content
