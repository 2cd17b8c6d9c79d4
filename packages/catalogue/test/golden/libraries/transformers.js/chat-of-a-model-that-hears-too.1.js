import { AutoModelForImageTextToText, AutoProcessor, load_image } from "@huggingface/transformers";

// A path or URL: put your own picture here.
const image = await load_image("https://huggingface.co/datasets/Xenova/transformers.js-docs/resolve/main/cats.jpg");
const messages = [
  { role: "user", content: [{ type: "image" }, { type: "text", text: "What animal is in the picture?" }] },
];

const processor = await AutoProcessor.from_pretrained("owner/name");
const model = await AutoModelForImageTextToText.from_pretrained("owner/name");
const prompt = processor.apply_chat_template(messages, { add_generation_prompt: true });
const inputs = await processor(prompt, image, null, { add_special_tokens: false });
const outputs = await model.generate({ ...inputs, max_new_tokens: 200 });
const answer = outputs.tolist()[0].slice(inputs.input_ids.dims.at(-1));
console.log(processor.batch_decode([answer], { skip_special_tokens: true })[0]);
