use reqwest::Url;
use reqwest::blocking::{Client, Response};
use serde_json::{Value, json};
use std::error::Error;
use std::{env, fs};

// fal may know acme/text-to-speech by another id; look it up there.
fn main() -> Result<(), Box<dyn Error>> {
    let client = Client::builder().timeout(None).build()?;
    let response = client
        .post("https://fal.run/acme/text-to-speech")
        .header("Authorization", format!("Key {}", env::var("FAL_AI_API_KEY")?))
        .json(&json!({ "text": "The next train to Bristol leaves from platform four." }))
        .send()?;
    let response = check(response)?;

    let answer: Value = response.json()?;
    let link = Url::parse(text(&answer["audio"]["url"])?)?;
    let ending = link.path().rsplit('.').next().unwrap_or_default();
    let name = format!("audio.{ending}");
    fs::write(name, check(client.get(link).send()?)?.bytes()?)?;
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
