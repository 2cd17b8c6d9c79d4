$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN"; 'X-HF-Bill-To' = 'acme' }
$body = @{
    model = 'acme/chatty-8b:groq'
    messages = @(
        @{ role = 'system'; content = 'Answer in one word.' },
        @{ role = 'user'; content = 'Why?' }
    )
    seed = 7
    chat_template_kwargs = @{ thinking = $false }
    temperature = 0.5
    max_tokens = 512
    top_p = 0.9
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/v1/chat/completions' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer.choices[0].message.content
