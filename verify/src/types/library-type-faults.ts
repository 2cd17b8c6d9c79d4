// Where pyright or TypeScript is right by a library's annotations, and the annotations are wrong or too wide: what the library
// documents and does was read in its source. A fault that no code meets any more must leave the list.

export interface LibraryTypeFault {
  /** Ids of the libraries whose code meets it, and files of clients: `openai.py`. */
  readonly libraries: readonly string[];
  readonly message: RegExp;
  readonly why: string;
}

export const libraryTypeFaults: readonly LibraryTypeFault[] = [
  {
    libraries: ["birefnet"],
    message: /^Cannot access attribute "unsqueeze" for class "Image"/,
    why: "torchvision annotates Compose as if it gave back what it takes; ToTensor makes a tensor of a picture",
  },
  {
    libraries: ["cosmos", "diffusers"],
    message: /^Cannot access attribute "(?:images|frames|video)" for class "tuple\[/,
    why: "a pipeline returns a tuple only with return_dict=False",
  },
  {
    libraries: ["cosmos", "diffusers"],
    message: /cannot be assigned to parameter "video_frames" of type "list\[ndarray.* in function "export_to_video"/,
    why: 'a pipeline returns frames as a tensor only with output_type="pt"',
  },
  {
    libraries: ["diffusers"],
    message: /^Argument of type "list\[Image\] \| tuple\[list\[Image\] \| float, \.\.\.\]" cannot be assigned/,
    why: "load_video returns a tuple only with return_fps=True",
  },
  {
    libraries: ["diffusers", "minimax-h3"],
    message: /^Object of type "DiffusionPipeline" is not callable/,
    why: "from_pretrained returns the pipeline that the model's own index names; every one of those can be called",
  },
  {
    libraries: ["diffusers"],
    message:
      /^Argument of type "Image" cannot be assigned to parameter "(?:image|mask_image)" of type "FloatTensor \| None"/,
    why: "FluxFillPipeline documents images, which its image processor takes",
  },
  {
    libraries: ["huggingface.js.mjs"],
    message: /^Property 'question' is missing in type '\{ query: string; table: /,
    why: "the question is `query` to the API, to transformers' pipeline behind it and to huggingface_hub; @huggingface/inference sends what it is given",
  },
  {
    libraries: ["huggingface_hub.py"],
    message: /^Cannot access attribute "answer" for class "list\[QuestionAnsweringOutputElement\]"/,
    why: "question_answering returns a list only with top_k above 1",
  },
  {
    libraries: ["huggingface_hub.py"],
    message: /^Cannot access attribute "save" for class "str"/,
    why: "image_segmentation puts a picture into `mask` in the place of the base64 text that its class is annotated with",
  },
  {
    libraries: ["keras"],
    message: /^Cannot access attribute "\w+" for class "object"/,
    why: "load_model has no annotation of what it returns; it is a keras.Model",
  },
  {
    libraries: ["llama-cpp-python"],
    message: /^"__getitem__" method not defined on type "Iterator\[Create(?:Chat)?CompletionStreamResponse\]"/,
    why: "the methods return an iterator only with stream=True",
  },
  {
    libraries: ["mobilint"],
    message: /^Object of type "Tensor" is not callable/,
    why: "the models that transformers_mblt registers have dispose, which torch's Module cannot know",
  },
  {
    libraries: ["multimolecule"],
    message:
      /^(?:No overloads for "pipeline"|Argument of type "Literal\['[\w-]+'\]" cannot be assigned to parameter "task")/,
    why: "importing multimolecule registers its own pipelines with transformers",
  },
  {
    libraries: ["pyannote-audio"],
    message: /^Cannot access attribute "(?:itertracks|speaker_diarization)" for class "Iterator\[/,
    why: "a pipeline returns an iterator only for a list of files",
  },
  {
    libraries: ["sentence-transformers"],
    message: /"(?:queries|documents)_embeddings" of type "list\[/,
    why: "PyLate's encode returns the list of arrays that its rerank takes, unless other outputs are asked for",
  },
  {
    libraries: ["sentence-transformers"],
    message:
      /^(?:No overloads for "__getitem__"|Argument of type "int \| str" cannot be assigned to parameter "\w+" of type "slice\[)/,
    why: "PyLate's rerank gives back the ids as they were given to it",
  },
  {
    libraries: ["timm"],
    message: /^Object of type "tuple\[Compose, Compose, Compose\]" is not callable/,
    why: "create_transform returns three parts only with separate=True",
  },
  {
    libraries: ["timm"],
    message: /^Cannot access attribute "unsqueeze" for class "(?:NDArray\[Unknown\]|Image)"/,
    why: "the evaluation transform ends in a tensor",
  },
  {
    libraries: ["timm"],
    message: /^Argument of type "Tensor \| Module" cannot be assigned to parameter "arg2"/,
    why: "num_classes is a number, which torch's Module annotates like any attribute of its own",
  },
  {
    libraries: ["timm"],
    message: /^(?:Object of type "Tensor" is not callable|Cannot access attribute "get" for class "Tensor")/,
    why: "pretrained_cfg is a dictionary, which torch's Module annotates like any attribute of its own",
  },
  {
    libraries: ["adapter-transformers", "cosmos", "diff-interpretation-tuning", "transformers"],
    message: /^Cannot access attribute "generate" for class "_BaseModelWithGenerate"/,
    why: "the automatic classes are annotated with a stand-in for the model's own class",
  },
  {
    libraries: ["mobilint", "transformers"],
    message:
      /^(?:No overloads for "__call__"|Argument of type "list\[dict\[str, Unknown\]\]" cannot be assigned to parameter "text")/,
    why: "the overloads of ImageTextToTextPipeline leave out the chats that its implementation declares",
  },
  {
    libraries: ["mobilint", "transformers"],
    message:
      /^(?:No overloads for "__getitem__"|Argument of type "Literal\['\w+'\]" cannot be assigned to parameter "(?:s|indices)")/,
    why: "a pipeline returns a list only for a list of inputs, and a dictionary for one",
  },
  {
    libraries: ["eupe"],
    message: /^Cannot access attribute "(?:to|forward_features)" for class "object"/,
    why: "torch.hub.load is annotated to return any object; it is the model that the repository's function makes",
  },
  {
    libraries: ["lightglue"],
    message: /^Argument of type "Literal\['cuda', 'cpu'\]" cannot be assigned to parameter "self"/,
    why: "the decorator of the models' method `to` is annotated as if it kept the model as a parameter of what it makes",
  },
  {
    libraries: ["tirex-2"],
    message:
      /^(?:"__getitem__" method not defined on type "(?:Generator\[|IntoDataFrame")|No overloads for "__getitem__"|Argument of type "tuple\[Literal\[0\], Literal\[4\]\]")/,
    why: 'forecast is annotated with all that it can return; with output_type="numpy" it is a list of arrays',
  },
  {
    libraries: ["transformers"],
    message: /^Cannot access attribute "num_experts" for class "dict\[/,
    why: "VitPose makes a configuration of its backbone's dictionary when it is loaded",
  },
  {
    libraries: ["transformers"],
    message: /^Cannot access attribute "shape" for class "list\[Any\]"/,
    why: "the feature pipeline returns a list only without return_tensors",
  },
  {
    libraries: ["transformers"],
    message:
      /^Cannot access attribute "T" for class "Sequence\[|cannot be assigned to parameter "data" of type "AudioData"/,
    why: "the audio pipeline returns one array for one text",
  },
  {
    libraries: ["transformers"],
    message: /cannot be assigned to parameter "video" of type "VideoInput" in function "load_video"/,
    why: "load_video documents a path or an address",
  },
  {
    libraries: ["zeromodels"],
    message: /^"None" is not iterable/,
    why: "keras.ops.top_k has no annotation; its documentation names the two tensors it returns",
  },
  {
    libraries: ["audioseal"],
    message: /^Argument of type "int \| float" cannot be assigned to parameter "samplerate"/,
    why: "librosa.load gives back the sampling rate that it was given, a whole number here",
  },
  {
    libraries: ["chat_tts"],
    message:
      /^(?:"__getitem__" method not defined on type "Generator\[|Argument of type "Unknown \| NDArray\[Unknown\] \| str \| Any" cannot be assigned to parameter "data")/,
    why: "infer returns a generator only with stream=True, and texts only with refine_text_only=True",
  },
  {
    libraries: ["diffusionkit"],
    message: /cannot be assigned to parameter "latent_size" of type "Tuple\[int\]"/,
    why: "its default is (64, 64), and both numbers are used",
  },
  {
    libraries: ["espnet"],
    message: /^Argument of type "int \| None" cannot be assigned to parameter "samplerate"/,
    why: "fs is None only where neither the vocoder nor the model makes sound: then there is none to write",
  },
  {
    libraries: ["gliner"],
    message: /^Object of type "Tensor" is not callable/,
    why: "from_pretrained returns the class for the model's configuration; the one for relations has predict_relations",
  },
  {
    libraries: ["htrflow"],
    message: /cannot be assigned to parameter "config" of type "dict\[str, str\]" in function "from_config"/,
    why: 'from_config reads a list of steps from config["steps"]',
  },
  {
    libraries: ["mlx"],
    message: /^Expression with type "Tuple\[Module, TokenizerWrapper\] \| Tuple\[.* cannot be assigned to target tuple/,
    why: "load returns three parts only with return_config=True",
  },
  {
    libraries: ["mlx"],
    message: /^Argument of type "(?:ProcessorMixin|List\[Dict\[str, Any\]\] \| str \| Any)" cannot be assigned/,
    why: "load returns the processor that generate documents, and apply_chat_template messages only with return_messages",
  },
  {
    libraries: ["mlx-image"],
    message: /^"(?:int|float|bool|complex)" is not iterable/,
    why: "tolist returns a number only for an array without dimensions",
  },
  {
    libraries: ["nemo"],
    message: /^(?:Cannot access attribute "\w+" for class "(?:str|tuple\[)|Object of type "Tensor" is not callable)/,
    why: "from_pretrained and restore_from return a path or a configuration only when asked for it",
  },
  {
    libraries: ["nemo"],
    message: /^Argument of type "Tensor \| Module \| Unknown" cannot be assigned to parameter "samplerate"/,
    why: "MagpieTTSModel sets output_sample_rate to its codec's number, which torch's Module annotates like any other",
  },
  {
    libraries: ["open_clip", "tic-clip"],
    message:
      /^(?:Object of type "(?:Tensor|tuple\[Compose, Compose, Compose\])" is not callable|Cannot access attribute "unsqueeze" for class "(?:NDArray\[Unknown\]|Image)")/,
    why: "create_model_and_transforms returns a CLIP and the transform for pictures, which ends in a tensor",
  },
  {
    libraries: ["pyannote-audio"],
    message: /^Argument of type "Model \| None" cannot be assigned to parameter "(?:model|segmentation)"/,
    why: "from_pretrained returns None only where the download failed, and says so",
  },
  {
    libraries: ["pythae"],
    message: /cannot be assigned to parameter "model" of type "BaseAE"/,
    why: "load_from_folder returns a normalizing flow, which is no autoencoder, only for a folder that holds one",
  },
  {
    libraries: ["relik"],
    message: /^Cannot access attribute "(?:spans|triplets)" for class "list\[RelikOutput\]"/,
    why: "a list is returned only for a list of texts",
  },
  {
    libraries: ["stable-audio-tools"],
    message:
      /^Argument of type "(?:int|list\[dict\[str, Unknown\]\])" cannot be assigned to parameter "\w+" .* in function "generate_diffusion_cond(?:_inpaint)?"/,
    why: "the conditioning is documented in its README as a list of dictionaries; options hold only what the model asks for",
  },
  {
    libraries: ["stanza"],
    message: /^Cannot access attribute "(?:sentences|entities)" for class "list\[Unknown\]"/,
    why: "a list is returned only for a list of texts",
  },
  {
    libraries: ["terratorch"],
    message: /^Cannot access attribute "(?:eval|tokenize)" for class "None"/,
    why: "build is inferred from a protocol, whose method has no body; a registry's build gives back a module or raises",
  },
  {
    libraries: ["terratorch"],
    message: /^Argument of type "str" cannot be assigned to parameter "(?:config_path|checkpoint_path)"/,
    why: "both are only handed on as names of files",
  },
  {
    libraries: ["tirex"],
    message: /^Cannot access attribute "forecast" for class "PretrainedModel"/,
    why: "every model that load_model knows is a ForecastModel, too",
  },
  {
    libraries: ["ultralytics", "yolov10", "yolov26"],
    message: /^Cannot access attribute "(?:save|summary)" for class "Tensor"/,
    why: "predict returns Results for the tasks of the examples; tensors are embeddings",
  },
  {
    libraries: ["zeromodels"],
    message: /^"AutoZ\w+" is unknown import symbol/,
    why: "zeromodels.auto makes these classes from a table while it is imported and puts them into its namespace",
  },
  {
    libraries: ["transformers.js"],
    message: /^Property 'tolist' does not exist on type 'ModelOutput \| Tensor'/,
    why: "generate gives back a ModelOutput only with return_dict_in_generate",
  },
  {
    libraries: ["audiocraft"],
    message: /^"JASCO" is unknown import symbol/,
    why: "its example is installed from the repository, which the release on the index is older than",
  },
];

/** Whose code the key is of: the library, or the file of the client that asks a provider. */
export const faultOwner = (key: string): string => key.split("/")[key.startsWith("inference/") ? 2 : 1] ?? "";

/** The fault of a library's own annotations that a type checker's message is about. */
export const listedFault = (library: string, message: string): LibraryTypeFault | undefined =>
  libraryTypeFaults.find(({ libraries, message: known }) => libraries.includes(library) && known.test(message));
