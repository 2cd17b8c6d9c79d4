use reqwest::blocking::{Client, Response};
use serde_json::{Value, json};
use std::env;
use std::error::Error;

// Novita may know acme/chatty-8b by another id; look it up there.
fn main() -> Result<(), Box<dyn Error>> {
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://api.novita.ai/openai/v1/chat/completions")
        .header("Authorization", format!("Bearer {}", env::var("NOVITA_API_KEY")?))
        .json(&json!({
            "model": "acme/chatty-8b",
            "messages": [{ "role": "user", "content": "What is the capital of Portugal?" }],
        }))
        .send()?;
    let response = check(response)?;

    let answer: Value = response.json()?;
    println!("{}", text(&answer["choices"][0]["message"]["content"])?);
    Ok(())
}

fn check(response: Response) -> Result<Response, Box<dyn Error>> {
    if response.status().is_success() {
        return Ok(response);
    }
    Err(format!("HTTP {}: {}", response.status(), response.text()?).into())
}

fn text(value: &Value) -> Result<&str, String> {
    value.as_str().ok_or_else(|| format!("no text: {value}"))
}
