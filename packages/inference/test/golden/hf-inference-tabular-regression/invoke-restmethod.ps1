$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    inputs = @{
        data = @{
            area_m2 = @(48, 73, 120)
            rooms = @(2, 3, 5)
            year_built = @(1972, 1998, 2015)
        }
    }
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/tabular-regression' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

ConvertTo-Json -InputObject $answer -Depth 20
