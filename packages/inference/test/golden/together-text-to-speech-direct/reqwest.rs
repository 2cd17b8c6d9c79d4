use reqwest::blocking::{Client, Response};
use serde_json::json;
use std::error::Error;
use std::{env, fs};

// Together AI may know acme/text-to-speech by another id; look it up there.
fn main() -> Result<(), Box<dyn Error>> {
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://api.together.ai/v1/audio/speech")
        .header("Authorization", format!("Bearer {}", env::var("TOGETHER_API_KEY")?))
        .json(&json!({
            "model": "acme/text-to-speech",
            "input": "The next train to Bristol leaves from platform four.",
            "response_format": "mp3",
            "voice": "tara",
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
