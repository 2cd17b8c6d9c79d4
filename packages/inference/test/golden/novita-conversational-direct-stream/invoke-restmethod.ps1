# Novita may know acme/chatty-8b by another id; look it up there.
$ErrorActionPreference = 'Stop'

$body = @{
    model = 'acme/chatty-8b'
    messages = @(@{ role = 'user'; content = 'What is the capital of Portugal?' })
    stream = $true
} | ConvertTo-Json -Depth 20
$request = [Net.Http.HttpRequestMessage]::new([Net.Http.HttpMethod]::Post, 'https://api.novita.ai/openai/v1/chat/completions')
$request.Headers.Add('Authorization', "Bearer $env:NOVITA_API_KEY")
$request.Content = [Net.Http.StringContent]::new($body, [Text.Encoding]::UTF8, 'application/json')

$response = [Net.Http.HttpClient]::new().Send($request, 'ResponseHeadersRead')
$reader = [IO.StreamReader]::new($response.Content.ReadAsStream())
if (-not $response.IsSuccessStatusCode) {
    throw "HTTP $([int] $response.StatusCode): $($reader.ReadToEnd())"
}
while ($null -ne ($line = $reader.ReadLine())) {
    $data = $line -replace '^data:\s*'
    if ($line.StartsWith('data:') -and $data -ne '[DONE]') {
        Write-Host -NoNewline ($data | ConvertFrom-Json).choices[0].delta.content
    }
}
Write-Host
