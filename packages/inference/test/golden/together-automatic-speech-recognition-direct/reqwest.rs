use reqwest::blocking::multipart::{Form, Part};
use reqwest::blocking::{Client, Response};
use serde_json::Value;
use std::env;
use std::error::Error;

// Together AI may know acme/listener by another id; look it up there.
fn main() -> Result<(), Box<dyn Error>> {
    const FILE: &str = "sample1.flac";

    let client = Client::builder().timeout(None).build()?;
    let file = Part::file(FILE)?.mime_str("audio/flac")?;
    let form = Form::new()
        .text("model", "acme/listener")
        .part("file", file);
    let response = client
        .post("https://api.together.ai/v1/audio/transcriptions")
        .header("Authorization", format!("Bearer {}", env::var("TOGETHER_API_KEY")?))
        .multipart(form)
        .send()?;
    let response = check(response)?;

    let answer: Value = response.json()?;
    println!("{}", text(&answer["text"])?);
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
