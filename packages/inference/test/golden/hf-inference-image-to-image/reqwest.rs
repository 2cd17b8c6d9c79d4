use base64::prelude::*;
use reqwest::blocking::{Client, Response};
use serde_json::json;
use std::error::Error;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    const FILE: &str = "cat.png";
    let encoded = BASE64_STANDARD.encode(fs::read(FILE)?);

    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/image-to-image")
        .header("Authorization", format!("Bearer {}", env::var("HF_TOKEN")?))
        .header("Accept", "image/png")
        .json(&json!({ "inputs": encoded, "parameters": { "prompt": "Turn this cat into a dog" } }))
        .send()?;
    let response = check(response)?;

    fs::write("image.png", response.bytes()?)?;
    Ok(())
}

fn check(response: Response) -> Result<Response, Box<dyn Error>> {
    if response.status().is_success() {
        return Ok(response);
    }
    Err(format!("HTTP {}: {}", response.status(), response.text()?).into())
}
