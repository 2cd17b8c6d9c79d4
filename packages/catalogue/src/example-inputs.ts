// Inputs that the emitted code begins with. Addresses are of files that the documentation of
// transformers and transformers.js load (read 2026-11-21), so the code runs as it stands.
const documentation = "https://huggingface.co/datasets/huggingface/documentation-images/resolve/main";

/** A photo of a cat. */
export const photo = `${documentation}/pipeline-cat-chonk.jpeg`;
/** A cat on a sofa, for edits and image-to-video. */
export const catPicture = `${documentation}/diffusers/cat.png`;
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
export const ownPicture = "A path or URL: put your own picture here.";
export const ownRecording = "A path or URL: put your own recording here.";
export const ownVideo = "A path or URL: put your own video here.";
