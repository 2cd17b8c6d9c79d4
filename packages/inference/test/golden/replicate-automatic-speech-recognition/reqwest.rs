use base64::prelude::*;
use reqwest::Url;
use reqwest::blocking::{Client, RequestBuilder, Response};
use serde_json::{Value, json};
use std::error::Error;
use std::time::Duration;
use std::{env, fs, thread};

// Replicate may know acme/listener by another id; look it up there.
fn main() -> Result<(), Box<dyn Error>> {
    const FILE: &str = "sample1.mp3";
    let encoded = BASE64_STANDARD.encode(fs::read(FILE)?);

    let client = Client::builder().timeout(None).build()?;
    let mut job = ask(
        client
            .post("https://router.huggingface.co/replicate/v1/models/acme/listener/predictions")
            .json(&json!({ "input": { "audio": format!("data:audio/mpeg;base64,{encoded}") } })),
    )?;

    // The answer names the provider's own address; ask for the same path through the router.
    let address = Url::parse(text(&job["urls"]["get"])?)?;
    let status_url = format!("https://router.huggingface.co/replicate{}", address.path());

    loop {
        job = ask(client.get(&status_url))?;
        let state = text(&job["status"])?;
        if state == "succeeded" {
            break;
        }
        if ["failed", "canceled", "aborted"].contains(&state) {
            return Err(format!("No result: {job}").into());
        }
        thread::sleep(Duration::from_secs(1));
    }

    let output = &job["output"];
    let output = output.get(0).unwrap_or(output);
    let words = output.get("transcription").or(output.get("text")).unwrap_or(output);
    println!("{}", words.as_str().unwrap_or_default());
    Ok(())
}

fn ask(request: RequestBuilder) -> Result<Value, Box<dyn Error>> {
    let response = request
        .header("Authorization", format!("Bearer {}", env::var("HF_TOKEN")?))
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
