$ErrorActionPreference = 'Stop'

$headers = @{
    Authorization = "Bearer $env:TEAM_TOKEN"
    'X-HF-Bill-To' = 'acme'
    Accept = 'image/png'
}
$body = @{
    inputs = 'A red fox'
    parameters = @{
        width = 512
        height = 512
        num_inference_steps = 20
        tiling = $true
    }
} | ConvertTo-Json -Depth 20
Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/painter' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body -OutFile 'image.png'
