import base64
import os

from openai import OpenAI

client = OpenAI(
    base_url="http://localhost:8000/v1",
    api_key=os.environ["API_TOKEN"],
)

result = client.images.generate(
    model="acme/painter",
    prompt="A watercolour of a fishing boat at dawn",
    response_format="b64_json",
)

image = result.data[0].b64_json if result.data else None
if image is None:
    raise SystemExit("The answer holds no image.")
with open("image.png", "wb") as file:
    file.write(base64.b64decode(image))
