$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    inputs = @{
        source_sentence = 'The match was called off because of the storm.'
        sentences = @(
            'Bad weather forced them to cancel the game.',
            'The striker scored twice in the second half.',
            'He lit a match to see the way.'
        )
    }
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/hf-inference/models/acme/sentence-similarity/pipeline/sentence-similarity' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

ConvertTo-Json -InputObject $answer -Depth 20
