$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    inputs = @{
        data = @{
            petal_length_cm = @(1.4, 4.7, 6)
            petal_width_cm = @(0.2, 1.4, 2.5)
        }
    }
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/tabular-classification' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

ConvertTo-Json -InputObject $answer -Depth 20
