const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
  method: "POST",
  headers: {
    Authorization: `Bearer ${process.env.HF_TOKEN}`,
    "Content-Type": "application/json",
  },
  body: JSON.stringify({
    model: "acme/seer-12b",
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: "Describe this picture in one sentence." },
          {
            type: "image_url",
            image_url: {
              url: "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main/pipeline-cat-chonk.jpeg",
            },
          },
        ],
      },
    ],
  }),
});
if (!response.ok) {
  throw new Error(`HTTP ${response.status}: ${await response.text()}`);
}

const answer = await response.json();
console.log(answer.choices[0].message.content);
