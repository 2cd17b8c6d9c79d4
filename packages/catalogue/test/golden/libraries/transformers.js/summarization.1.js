import { pipeline } from "@huggingface/transformers";

const text = "The Elbe rises in the Giant Mountains of the Czech Republic and flows through Bohemia and Germany for about 1,090 kilometres before it reaches the North Sea at Cuxhaven. Its largest tributaries are the Vltava, the Saale and the Havel.";

const pipe = await pipeline("summarization", "owner/name");
console.log(await pipe(text));
