use reqwest::blocking::{Client, Response};
use serde_json::{Value, json};
use std::env;
use std::error::Error;
use std::io::{self, BufRead, BufReader, Write};

// Together AI may know acme/chatty-8b by another id; look it up there.
fn main() -> Result<(), Box<dyn Error>> {
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://api.together.ai/v1/chat/completions")
        .header("Authorization", format!("Bearer {}", env::var("TOGETHER_API_KEY")?))
        .json(&json!({
            "model": "acme/chatty-8b",
            "messages": [{ "role": "user", "content": "What is the capital of Portugal?" }],
            "stream": true,
        }))
        .send()?;
    let response = check(response)?;

    for line in BufReader::new(response).lines() {
        let line = line?;
        let Some(data) = line.strip_prefix("data:") else {
            continue;
        };
        if data.trim() == "[DONE]" {
            break;
        }
        let event: Value = serde_json::from_str(data)?;
        if let Some(words) = event["choices"][0]["delta"]["content"].as_str() {
            print!("{words}");
            io::stdout().flush()?;
        }
    }
    println!();
    Ok(())
}

fn check(response: Response) -> Result<Response, Box<dyn Error>> {
    if response.status().is_success() {
        return Ok(response);
    }
    Err(format!("HTTP {}: {}", response.status(), response.text()?).into())
}
