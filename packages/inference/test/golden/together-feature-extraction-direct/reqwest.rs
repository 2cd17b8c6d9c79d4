use reqwest::blocking::{Client, Response};
use serde_json::{Value, json};
use std::env;
use std::error::Error;

// Together AI may know acme/feature-extraction by another id; look it up there.
fn main() -> Result<(), Box<dyn Error>> {
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://api.together.ai/v1/embeddings")
        .header("Authorization", format!("Bearer {}", env::var("TOGETHER_API_KEY")?))
        .json(&json!({
            "model": "acme/feature-extraction",
            "input": "Bring a warm coat, the evenings on the coast get cold.",
        }))
        .send()?;
    let response = check(response)?;

    let answer: Value = response.json()?;
    let vector: Vec<f64> = serde_json::from_value(answer["data"][0]["embedding"].clone())?;
    println!("{} numbers: {:?} ...", vector.len(), &vector[..vector.len().min(5)]);
    Ok(())
}

fn check(response: Response) -> Result<Response, Box<dyn Error>> {
    if response.status().is_success() {
        return Ok(response);
    }
    Err(format!("HTTP {}: {}", response.status(), response.text()?).into())
}
