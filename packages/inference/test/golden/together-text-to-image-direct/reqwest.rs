use base64::prelude::*;
use reqwest::blocking::{Client, Response};
use serde_json::{Value, json};
use std::error::Error;
use std::{env, fs};

// Together AI may know acme/painter by another id; look it up there.
fn main() -> Result<(), Box<dyn Error>> {
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://api.together.ai/v1/images/generations")
        .header("Authorization", format!("Bearer {}", env::var("TOGETHER_API_KEY")?))
        .json(&json!({
            "model": "acme/painter",
            "prompt": "A watercolour of a fishing boat at dawn",
            "response_format": "base64",
        }))
        .send()?;
    let response = check(response)?;

    let answer: Value = response.json()?;
    fs::write("image.png", BASE64_STANDARD.decode(text(&answer["data"][0]["b64_json"])?)?)?;
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
