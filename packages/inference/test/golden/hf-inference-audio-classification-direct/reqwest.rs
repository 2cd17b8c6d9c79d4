use reqwest::blocking::{Client, Response};
use serde_json::Value;
use std::error::Error;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    const FILE: &str = "sample1.flac";

    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/audio-classification")
        .header("Authorization", format!("Bearer {}", env::var("HF_TOKEN")?))
        .header("Content-Type", "audio/flac")
        .body(fs::read(FILE)?)
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
