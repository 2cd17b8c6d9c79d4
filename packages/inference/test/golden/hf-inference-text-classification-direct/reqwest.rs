use reqwest::blocking::{Client, Response};
use serde_json::{Value, json};
use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/text-classification")
        .header("Authorization", format!("Bearer {}", env::var("HF_TOKEN")?))
        .json(&json!({ "inputs": "The room was spotless and the staff could not have been kinder." }))
        .send()?;
    let response = check(response)?;

    let answer: Value = response.json()?;
    for row in answer[0].as_array().ok_or("no list")? {
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
