use base64::prelude::*;
use reqwest::Url;
use reqwest::blocking::{Client, RequestBuilder, Response};
use serde_json::{Value, json};
use std::error::Error;
use std::time::Duration;
use std::{env, fs, thread};

// WaveSpeedAI may know acme/image-to-video by another id; look it up there.
fn main() -> Result<(), Box<dyn Error>> {
    const FILE: &str = "cat.png";
    let encoded = BASE64_STANDARD.encode(fs::read(FILE)?);

    let client = Client::builder().timeout(None).build()?;
    let mut job = ask(
        client
            .post("https://api.wavespeed.ai/api/v3/acme/image-to-video")
            .json(&json!({
                "prompt": "The cat slowly turns its head towards the window",
                "image": format!("data:image/png;base64,{encoded}"),
                "images": [format!("data:image/png;base64,{encoded}")],
            })),
    )?;

    let status_url = text(&job["data"]["urls"]["get"])?.to_string();

    loop {
        job = ask(client.get(&status_url))?;
        let state = text(&job["data"]["status"])?;
        if state == "completed" {
            break;
        }
        if ["failed", "cancelled", "timeout"].contains(&state) {
            return Err(format!("No result: {job}").into());
        }
        thread::sleep(Duration::from_secs(1));
    }

    let link = Url::parse(text(&job["data"]["outputs"][0])?)?;
    let ending = link.path().rsplit('.').next().unwrap_or_default();
    let name = format!("video.{ending}");
    fs::write(name, check(client.get(link).send()?)?.bytes()?)?;
    Ok(())
}

fn ask(request: RequestBuilder) -> Result<Value, Box<dyn Error>> {
    let response = request
        .header("Authorization", format!("Bearer {}", env::var("WAVESPEED_API_KEY")?))
        .send()?;
    Ok(check(response)?.json()?)
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
