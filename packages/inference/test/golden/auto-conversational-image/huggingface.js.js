import { InferenceClient } from "@huggingface/inference";

const client = new InferenceClient(process.env.HF_TOKEN);

const completion = await client.chatCompletion({
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
});

console.log(completion.choices[0].message.content);
