$ErrorActionPreference = 'Stop'
$file = 'photo.jpg'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/image-segmentation' -Headers $headers -ContentType 'image/jpeg' -InFile $file

$number = 0
foreach ($row in $answer) {
    $row | Select-Object 'label', 'score'
    $number += 1
    Set-Content -LiteralPath ('mask-' + $number + '.png') -AsByteStream -Value ([Convert]::FromBase64String($row.mask))
}
