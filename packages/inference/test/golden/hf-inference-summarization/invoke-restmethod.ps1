$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    inputs = 'The Elbe rises in the Giant Mountains of the Czech Republic and flows through Bohemia and Germany for about 1,090 kilometres before it reaches the North Sea at Cuxhaven. Its largest tributaries are the Vltava, the Saale and the Havel.'
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/summarization' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer[0].summary_text
