import base64
import os

from openai import OpenAI

# Together AI may know acme/painter by another id; look it up there.
client = OpenAI(
    base_url="https://api.together.ai/v1",
    api_key=os.environ["TOGETHER_API_KEY"],
)

result = client.images.generate(
    model="acme/painter",
    prompt="A watercolour of a fishing boat at dawn",
    extra_body={"response_format": "base64"},
)

image = result.data[0].b64_json if result.data else None
if image is None:
    raise SystemExit("The answer holds no image.")
with open("image.png", "wb") as file:
    file.write(base64.b64decode(image))
