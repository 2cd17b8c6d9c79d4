from transformers import pipeline

# A path or URL: put your own video here.
video = "https://huggingface.co/datasets/hf-internal-testing/spaghetti-video/resolve/main/eating_spaghetti.mp4"
messages = [
    {
        "role": "user",
        "content": [
            {"type": "video", "video": video},
            {"type": "text", "text": "What happens in this video?"},
        ],
    }
]

pipe = pipeline("any-to-any", model="owner/video-text-to-text")
print(pipe(text=messages, max_new_tokens=200, return_full_text=False)[0]["generated_text"])
