$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    inputs = @{
        query = 'Which mountain is the highest?'
        table = @{
            Mountain = @('Zugspitze', 'Mont Blanc', 'Matterhorn')
            Country = @('Germany', 'France', 'Switzerland')
            Metres = @('2962', '4806', '4478')
        }
    }
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/table-question-answering' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer.answer
