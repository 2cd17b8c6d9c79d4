import { pipeline } from "@huggingface/transformers";

const question = "Where does Ines work?";
const context = "Ines lives in Porto and takes the train to Braga, where she works in a pharmacy.";

const pipe = await pipeline("question-answering", "owner/name");
console.log(await pipe(question, context));
