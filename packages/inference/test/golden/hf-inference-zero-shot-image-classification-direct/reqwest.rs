use base64::prelude::*;
use reqwest::blocking::{Client, Response};
use serde_json::{Value, json};
use std::error::Error;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    const FILE: &str = "photo.jpg";
    let encoded = BASE64_STANDARD.encode(fs::read(FILE)?);

    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/zero-shot-image-classification")
        .header("Authorization", format!("Bearer {}", env::var("HF_TOKEN")?))
        .json(&json!({
            "inputs": encoded,
            "parameters": { "candidate_labels": ["cat", "dog", "bird"] },
        }))
        .send()?;
    let response = check(response)?;

    let answer: Value = response.json()?;
    for row in answer.as_array().ok_or("no list")? {
        println!("{}\t{}", row["label"], row["score"]);
    }
    Ok(())
}

fn check(response: Response) -> Result<Response, Box<dyn Error>> {
    if response.status().is_success() {
        return Ok(response);
    }
    Err(format!("HTTP {}: {}", response.status(), response.text()?).into())
}
