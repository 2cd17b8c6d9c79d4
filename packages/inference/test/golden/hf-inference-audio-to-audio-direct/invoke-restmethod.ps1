$ErrorActionPreference = 'Stop'
$file = 'sample1.flac'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/audio-to-audio' -Headers $headers -ContentType 'audio/flac' -InFile $file

$number = 0
foreach ($row in $answer) {
    $row | Select-Object 'label'
    $number += 1
    Set-Content -LiteralPath ('audio-' + $number + '.flac') -AsByteStream -Value ([Convert]::FromBase64String($row.blob))
}
