$ErrorActionPreference = 'Stop'
$file = 'photo.jpg'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/image-to-text' -Headers $headers -ContentType 'image/jpeg' -InFile $file

$answer[0].generated_text
