use reqwest::blocking::{Client, Response};
use serde_json::json;
use std::error::Error;
use std::{env, fs};

fn main() -> Result<(), Box<dyn Error>> {
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("http://localhost:8000/v1/audio/speech")
        .header("Authorization", format!("Bearer {}", env::var("API_TOKEN")?))
        .json(&json!({
            "model": "acme/text-to-speech",
            "input": "The next train to Bristol leaves from platform four.",
            "response_format": "mp3",
            "voice": "alloy",
        }))
        .send()?;
    let response = check(response)?;

    fs::write("audio.mp3", response.bytes()?)?;
    Ok(())
}

fn check(response: Response) -> Result<Response, Box<dyn Error>> {
    if response.status().is_success() {
        return Ok(response);
    }
    Err(format!("HTTP {}: {}", response.status(), response.text()?).into())
}
