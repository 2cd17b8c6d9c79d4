use reqwest::Url;
use reqwest::blocking::{Client, RequestBuilder, Response};
use serde_json::{Value, json};
use std::error::Error;
use std::time::Duration;
use std::{env, fs, thread};

// Z.ai may know acme/painter by another id; look it up there.
fn main() -> Result<(), Box<dyn Error>> {
    let client = Client::builder().timeout(None).build()?;
    let mut job = ask(
        client
            .post("https://router.huggingface.co/zai-org/api/paas/v4/async/images/generations")
            .json(&json!({ "model": "acme/painter", "prompt": "A watercolour of a fishing boat at dawn" })),
    )?;

    let status_url = format!("https://router.huggingface.co/zai-org/api/paas/v4/async-result/{}", text(&job["id"])?);

    loop {
        job = ask(client.get(&status_url))?;
        let state = text(&job["task_status"])?;
        if state == "SUCCESS" {
            break;
        }
        if ["FAIL"].contains(&state) {
            return Err(format!("No result: {job}").into());
        }
        thread::sleep(Duration::from_secs(1));
    }

    let link = Url::parse(text(&job["image_result"][0]["url"])?)?;
    let ending = link.path().rsplit('.').next().unwrap_or_default();
    let name = format!("image.{ending}");
    fs::write(name, check(client.get(link).send()?)?.bytes()?)?;
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
