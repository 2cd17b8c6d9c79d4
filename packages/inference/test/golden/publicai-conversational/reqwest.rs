use reqwest::blocking::{Client, Response};
use serde_json::{Value, json};
use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/v1/chat/completions")
        .header("Authorization", format!("Bearer {}", env::var("HF_TOKEN")?))
        .json(&json!({
            "model": "acme/chatty-8b:publicai",
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
