// Inputs that the emitted code begins with. Addresses are of files that the documentation of
// transformers and transformers.js load (read 2026-11-21), so the code runs as it stands.
const documentation = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main";

/** A photo of a cat. */
export const photo = `${documentation}/pipeline-cat-chonk.jpeg`;
/** A cat on a sofa, for edits. */
export const catPicture = `${documentation}/diffusers/cat.png`;
/** A man with an electric guitar, for image-to-video. */
export const guitarist = `${documentation}/diffusers/guitar-man.png`;
/** A hiker on a mountain, for changes to a video. */
export const hiker = `${documentation}/diffusers/cogvideox/hiker.mp4`;
/** A till receipt, for models that read text. */
export const receipt = `${documentation}/transformers/model_doc/ocr_receipt.jpeg`;
/** A living room with two people in it. */
export const people = "http://images.cocodataset.org/val2017/000000000139.jpg";
const views = "https://github.com/magicleap/SuperGluePretrainedNetwork/raw/master/assets/phototourism_sample_images";
/** Tower Bridge in London from two sides. */
export const twoViews = [
  `${views}/london_bridge_78916675_4568141288.jpg`,
  `${views}/london_bridge_19481797_2295892421.jpg`,
] as const;
/** Seven seconds of English speech. */
export const speech = "https://huggingface.co/datasets/Narsil/asr_dummy/resolve/main/1.flac";
/** A short clip of somebody bowling spaghetti. */
export const clip =
  "https://huggingface.co/datasets/hf-internal-testing/spaghetti-video/resolve/main/eating_spaghetti.mp4";

export const chatQuestion = "What is the capital of Portugal?";
export const opening = "The lighthouse keeper climbed the stairs one last time and";
export const review = "The room was spotless and the staff could not have been kinder.";
export const news =
  "The Elbe rises in the Giant Mountains of the Czech Republic and flows through Bohemia and Germany for about 1,090 kilometres before it reaches the North Sea at Cuxhaven. Its largest tributaries are the Vltava, the Saale and the Havel.";
export const request = "Could you tell me where the nearest station is?";
export const pictureQuestion = "What animal is in the picture?";

/** Notes for the reader above an input. */
export const ownPages = "Pictures of pages, as paths or URLs: put your own here.";
export const ownPicture = "A path or URL: put your own picture here.";
export const ownRecording = "A path or URL: put your own recording here.";
export const ownViews = "Two pictures of one thing, as paths or URLs: put your own here.";
export const ownVideo = "A path or URL: put your own video here.";

const documents = "https://huggingface.co/spaces/impira/docquery/resolve/2359223c1837a7587402bda0f2643382a6eefeab";
/** Pictures of an invoice and of a contract. */
export const pages = [`${documents}/invoice.png`, `${documents}/contract.jpeg`] as const;
/** A question that the first of the pages answers. */
export const pageQuestion = "What is the invoice number?";
