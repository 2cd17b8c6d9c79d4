use reqwest::blocking::{Client, Response};
use serde_json::{Value, json};
use std::env;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://router.huggingface.co/hf-inference/models/acme/tabular-classification")
        .header("Authorization", format!("Bearer {}", env::var("HF_TOKEN")?))
        .json(&json!({
            "inputs": {
                "data": {
                    "petal_length_cm": [1.4, 4.7, 6],
                    "petal_width_cm": [0.2, 1.4, 2.5],
                },
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
