$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    inputs = @{
        question = 'Where does Ines work?'
        context = 'Ines lives in Porto and takes the train to Braga, where she works in a pharmacy.'
    }
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/question-answering' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer.answer
