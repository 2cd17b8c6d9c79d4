$ErrorActionPreference = 'Stop'
$file = 'photo.jpg'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/image-classification' -Headers $headers -ContentType 'image/jpeg' -InFile $file

$answer | Select-Object 'label', 'score'
