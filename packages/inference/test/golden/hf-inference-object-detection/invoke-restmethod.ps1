$ErrorActionPreference = 'Stop'
$file = 'photo.jpg'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/object-detection' -Headers $headers -ContentType 'image/jpeg' -InFile $file

$answer | Select-Object 'label', 'score', 'box'
