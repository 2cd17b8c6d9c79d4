use reqwest::blocking::{Client, Response};
use serde_json::{Value, json};
use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/sentence-similarity/pipeline/sentence-similarity")
        .header("Authorization", format!("Bearer {}", env::var("HF_TOKEN")?))
        .json(&json!({
            "inputs": {
                "source_sentence": "The match was called off because of the storm.",
                "sentences": [
                    "Bad weather forced them to cancel the game.",
                    "The striker scored twice in the second half.",
                    "He lit a match to see the way.",
                ],
            },
        }))
        .send()?;
    let response = check(response)?;

    let answer: Value = response.json()?;
    println!("{:#}", answer);
    Ok(())
}

fn check(response: Response) -> Result<Response, Box<dyn Error>> {
    if response.status().is_success() {
        return Ok(response);
    }
    Err(format!("HTTP {}: {}", response.status(), response.text()?).into())
}
