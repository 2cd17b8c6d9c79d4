# Together AI may know acme/feature-extraction by another id; look it up there.
$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:TOGETHER_API_KEY" }
$body = @{
    model = 'acme/feature-extraction'
    input = 'Bring a warm coat, the evenings on the coast get cold.'
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://api.together.ai/v1/embeddings' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$vector = $answer.data[0].embedding
"$($vector.Count) numbers: $($vector[0..4] -join ', ') ..."
