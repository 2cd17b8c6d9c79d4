$ErrorActionPreference = 'Stop'

$headers = @{ Authorization = "Bearer $env:HF_TOKEN" }
$body = @{
    model = 'acme/seer-12b'
    messages = @(
        @{
            role = 'user'
            content = @(
                @{ type = 'text'; text = 'Describe this picture in one sentence.' },
                @{
                    type = 'image_url'
                    image_url = @{
                        url = 'https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg'
                    }
                }
            )
        }
    )
} | ConvertTo-Json -Depth 20
$answer = Invoke-RestMethod -Method Post -Uri 'https://router.huggingface.co/v1/chat/completions' -Headers $headers -ContentType 'application/json; charset=utf-8' -Body $body

$answer.choices[0].message.content
