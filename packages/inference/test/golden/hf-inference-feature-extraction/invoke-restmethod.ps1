$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{ inputs = 'Bring a warm coat, the evenings on the coast get cold.' } | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/feature-extraction/pipeline/feature-extraction' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

ConvertTo-Json -InputObject $answer -Depth 20
