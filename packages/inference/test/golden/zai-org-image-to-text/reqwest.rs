use base64::prelude::*;
use reqwest::blocking::{Client, Response};
use serde_json::{Value, json};
use std::error::Error;
use std::{env, fs};

// Z.ai may know acme/image-to-text by another id; look it up there.
fn main() -> Result<(), Box<dyn Error>> {
    const FILE: &str = "photo.jpg";
    let encoded = BASE64_STANDARD.encode(fs::read(FILE)?);

    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/zai-org/api/paas/v4/layout_parsing")
        .header("Authorization", format!("Bearer {}", env::var("HF_TOKEN")?))
        .json(&json!({
            "model": "acme/image-to-text",
            "file": format!("data:image/jpeg;base64,{encoded}"),
        }))
        .send()?;
    let response = check(response)?;

    let answer: Value = response.json()?;
    println!("{}", text(&answer["md_results"])?);
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
