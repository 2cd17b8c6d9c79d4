// Where pyright is right by a library's annotations, and the annotations are wrong or too wide: what the library
// documents and does was read in its source. A fault that no code meets any more must leave the list.

export interface LibraryTypeFault {
  /** Id of the library whose code meets it. */
  readonly library: string;
  readonly message: RegExp;
  readonly why: string;
}

export const libraryTypeFaults: readonly LibraryTypeFault[] = [
  {
    library: "diffusers",
    message: /^Cannot access attribute "(?:images|frames)" for class "tuple\[/,
    why: "a pipeline returns a tuple only with return_dict=False",
  },
  {
    library: "diffusers",
    message: /^Object of type "DiffusionPipeline" is not callable/,
    why: "from_pretrained returns the pipeline that model_index.json names; every one of those can be called",
  },
  {
    library: "diffusers",
    message:
      /^Argument of type "Image" cannot be assigned to parameter "(?:image|mask_image)" of type "FloatTensor \| None"/,
    why: "FluxFillPipeline documents images, which its image processor takes",
  },
  {
    library: "keras",
    message: /^Cannot access attribute "\w+" for class "object"/,
    why: "load_model has no annotation of what it returns; it is a keras.Model",
  },
  {
    library: "llama-cpp-python",
    message: /^"__getitem__" method not defined on type "Iterator\[Create(?:Chat)?CompletionStreamResponse\]"/,
    why: "the methods return an iterator only with stream=True",
  },
  {
    library: "pyannote-audio",
    message: /^Cannot access attribute "(?:itertracks|speaker_diarization)" for class "Iterator\[/,
    why: "a pipeline returns an iterator only for a list of files",
  },
  {
    library: "sentence-transformers",
    message: /"(?:queries|documents)_embeddings" of type "list\[/,
    why: "PyLate's encode returns the list of arrays that its rerank takes, unless other outputs are asked for",
  },
  {
    library: "sentence-transformers",
    message:
      /^(?:No overloads for "__getitem__"|Argument of type "int \| str" cannot be assigned to parameter "\w+" of type "slice\[)/,
    why: "PyLate's rerank gives back the ids as they were given to it",
  },
  {
    library: "timm",
    message: /^Object of type "tuple\[Compose, Compose, Compose\]" is not callable/,
    why: "create_transform returns three parts only with separate=True",
  },
  {
    library: "timm",
    message: /^Cannot access attribute "unsqueeze" for class "(?:NDArray\[Unknown\]|Image)"/,
    why: "the evaluation transform ends in a tensor",
  },
  {
    library: "timm",
    message: /^Argument of type "Tensor \| Module" cannot be assigned to parameter "arg2"/,
    why: "num_classes is a number, which torch's Module annotates like any attribute of its own",
  },
  {
    library: "transformers",
    message: /^Cannot access attribute "generate" for class "_BaseModelWithGenerate"/,
    why: "the automatic classes are annotated with a stand-in for the model's own class",
  },
  {
    library: "transformers",
    message:
      /^(?:No overloads for "__call__"|Argument of type "list\[dict\[str, Unknown\]\]" cannot be assigned to parameter "text")/,
    why: "the overloads of ImageTextToTextPipeline leave out the chats that its implementation declares",
  },
  {
    library: "transformers",
    message:
      /^(?:No overloads for "__getitem__"|Argument of type "Literal\['\w+'\]" cannot be assigned to parameter "(?:s|indices)")/,
    why: "a pipeline returns a list only for a list of inputs, and a dictionary for one",
  },
  {
    library: "transformers",
    message: /^Cannot access attribute "shape" for class "list\[Any\]"/,
    why: "the feature pipeline returns a list only without return_tensors",
  },
  {
    library: "transformers",
    message:
      /^Cannot access attribute "T" for class "Sequence\[|cannot be assigned to parameter "data" of type "AudioData"/,
    why: "the audio pipeline returns one array for one text",
  },
  {
    library: "transformers",
    message: /cannot be assigned to parameter "video" of type "VideoInput" in function "load_video"/,
    why: "load_video documents a path or an address",
  },
];
