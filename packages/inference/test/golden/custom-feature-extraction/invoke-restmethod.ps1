$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:API_TOKEN" }
$body = @{
    model = 'acme/feature-extraction'
    input = 'Bring a warm coat, the evenings on the coast get cold.'
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'http://localhost:8000/v1/embeddings' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$vector = $answer.data[0].embedding
"$($vector.Count) numbers: $($vector[0..4] -join ', ') ..."
