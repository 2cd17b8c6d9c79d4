// What calls return where the libraries do not say it in a way that a type checker can follow.
//
// Where a class depends on the model, it is that of a model of the kind that the code is for. That the class has what the
// code uses is looked up in its source; a class that nothing is found by must leave the list.

export interface Returned {
  /** Start of a symbol's name; `<a.B>` stands for an object of the class `a.B`. */
  readonly origin: RegExp;
  /** Classes of which it is one; `$1` stands for the first group of `origin`. */
  readonly classes: readonly string[];
  readonly why: string;
}

/** Class methods that give back an object of their own class. */
const ownClass = (classes: string, method: string): Returned => ({
  origin: new RegExp(String.raw`^(${classes})\.${method}\(\)`),
  classes: ["$1"],
  why: `${method} is documented to return an object of the class`,
});

// Read on 2026-11-21 in the source of the releases that verify/python locks: annotations, docstrings and return statements.
export const returned: readonly Returned[] = [
  {
    origin: /^(?:transformers|multimolecule)\.AutoTokenizer\.from_pretrained\(\)/,
    classes: ["transformers.PreTrainedTokenizerBase", "transformers.TapasTokenizer"],
    why: "one of the library's tokenizer classes",
  },
  {
    origin: /^<transformers\.PreTrainedTokenizerBase>(?:\(\)|\.apply_chat_template\(\))/,
    classes: ["transformers.BatchEncoding"],
    why: "a call returns a BatchEncoding, apply_chat_template with return_dict=True too",
  },
  {
    origin: /^transformers\.AutoProcessor\.from_pretrained\(\)/,
    classes: [
      "transformers.ProcessorMixin",
      "transformers.PreTrainedTokenizerBase",
      "transformers.ColQwen2Processor",
      "transformers.GroundingDinoProcessor",
      "transformers.WhisperProcessor",
      "transformers.SamProcessor",
    ],
    why: "one of the library's processor classes, or the tokenizer of a model without one",
  },
  {
    origin:
      /^<transformers\.(?:ProcessorMixin|ColQwen2Processor)>(?:\(\)|\.(?:apply_chat_template|process_images|process_queries)\(\))/,
    classes: ["transformers.BatchFeature"],
    why: "what a processor makes for a model",
  },
  {
    origin: /^transformers\.AutoImageProcessor\.from_pretrained\(\)/,
    classes: [
      "transformers.BaseImageProcessor",
      "transformers.MaskFormerImageProcessor",
      "transformers.DPTImageProcessor",
      "transformers.DetrImageProcessor",
      "transformers.SuperPointImageProcessor",
      "transformers.SuperGlueImageProcessor",
      "transformers.VitPoseImageProcessor",
    ],
    why: "the image processor class of the model's architecture",
  },
  {
    origin: /^transformers\.AutoVideoProcessor\.from_pretrained\(\)/,
    classes: ["transformers.video_processing_utils.BaseVideoProcessor"],
    why: "one of the library's video processor classes",
  },
  {
    origin: /^transformers\.AutoFeatureExtractor\.from_pretrained\(\)/,
    classes: ["transformers.Wav2Vec2FeatureExtractor"],
    why: "the feature extractor class of the model's architecture, all of one shape for sound",
  },
  {
    origin: /^transformers\.AutoModel\w*(?=\.from_pretrained\()/,
    classes: ["transformers.PreTrainedModel"],
    why: "the automatic classes hand on what they are given to the class of the model's architecture",
  },
  {
    origin: /^(?:transformers\.AutoModel\w*|multimolecule\.AutoModel\w*|peft\.PeftModel)\.from_pretrained\(\)/,
    classes: ["transformers.PreTrainedModel", "transformers.LlamaForCausalLM"],
    why: "a model of the library, of a class with the language model's head where it generates",
  },
  {
    origin: /^transformers\.AutoModelForMaskGeneration\.from_pretrained\(\)\(\)/,
    classes: ["transformers.models.sam.modeling_sam.SamImageSegmentationOutput"],
    why: "the output of SamModel",
  },
  {
    origin: /^transformers\.AutoModelForTimeSeriesPrediction\.from_pretrained\(\)/,
    classes: ["transformers.TimesFmModelForPrediction"],
    why: "the class that the library maps TimesFM to",
  },
  {
    origin: /^<transformers\.TimesFmModelForPrediction>\(\)/,
    classes: ["transformers.models.timesfm.modeling_timesfm.TimesFmOutputForPrediction"],
    why: "forward is annotated so",
  },
  {
    origin: /^transformers\.AutoModelForVideoClassification\.from_pretrained\(\)\.config/,
    classes: ["transformers.VideoMAEConfig", "transformers.VJEPA2Config"],
    why: "the configuration of the model's architecture, whose frames have one of two names",
  },
  {
    origin: /^transformers\.pipeline\('video-classification'\)\.model\.config/,
    classes: ["transformers.VJEPA2Config"],
    why: "the configuration of the model's architecture",
  },
  {
    origin: /^transformers\.VitPoseForPoseEstimation\.from_pretrained\(\)\.config\.backbone_config/,
    classes: ["transformers.VitPoseBackboneConfig"],
    why: "its configuration makes one of the backbone's dictionary",
  },
  {
    origin: /^adapters\.AutoAdapterModel\.from_pretrained\(\)/,
    classes: ["adapters.BertAdapterModel"],
    why: "the adapter model class of the model's architecture",
  },
  {
    origin: /^<adapters\.BertAdapterModel>(?=\()/,
    classes: ["transformers.PreTrainedModel"],
    why: "the heads give back the outputs of Transformers",
  },
  {
    origin: /^<transformers\.PreTrainedModel>\(\)/,
    classes: [
      "transformers.modeling_outputs.BaseModelOutput",
      "transformers.modeling_outputs.CausalLMOutputWithPast",
      "transformers.modeling_outputs.QuestionAnsweringModelOutput",
      "transformers.modeling_outputs.ImageSuperResolutionOutput",
      "transformers.models.clip.modeling_clip.CLIPOutput",
      "transformers.models.colqwen2.modeling_colqwen2.ColQwen2ForRetrievalOutput",
    ],
    why: "the output class of the model's task",
  },
  {
    origin: /^<transformers\.(?:PreTrainedModel>\(\)|BatchEncoding>|BatchFeature>)(?:\.to\(\))?\[\]/,
    classes: ["torch.Tensor"],
    why: "by its key or number an output or a batch gives a tensor",
  },
  {
    origin: /^<transformers\.BatchEncoding>\.input_ids/,
    classes: ["torch.Tensor"],
    why: "a batch has each of its tensors as an attribute, too",
  },
  {
    origin: /^<transformers\.(?:PreTrainedModel|LlamaForCausalLM)>(?:\.float\(\))?\.generate\(\)\[\]/,
    classes: ["torch.Tensor"],
    why: "generate returns a tensor of token numbers, or sound",
  },
  {
    origin: /^<transformers\.PreTrainedModel>\.(?:float|to|eval|cpu)\(\)/,
    classes: ["transformers.PreTrainedModel"],
    why: "torch's modules return themselves",
  },
  {
    origin:
      /^<transformers\.\w+ImageProcessor>\.post_process_(?:semantic_segmentation\(\)\[\]|\w+\(\)\[\]\[\](?:\[\])*)/,
    classes: ["torch.Tensor"],
    why: "the results are tensors, by key where a picture has several",
  },
  {
    origin: /^<transformers\.GroundingDinoProcessor>\.post_process_grounded_object_detection\(\)\[\]\[\]\[\]/,
    classes: ["torch.Tensor"],
    why: "scores and boxes are tensors",
  },
  {
    origin:
      /^<torch\.Tensor>(?:\[\]|\.(?:softmax|sigmoid|argmax|argsort|unsqueeze|flip|sum|exp|to|cpu|float|clamp|mul|byte|permute|flatten|detach|min|max|unique)\(\)|\.T\b|\.topk\(\)(?:\[\]|\.values|\.indices))/,
    classes: ["torch.Tensor"],
    why: "these return tensors, which a call without its arguments does not show",
  },

  {
    origin: /^diffusers\.(?:DiffusionPipeline|AutoPipelineFor\w+)\.from_pretrained\(\)/,
    classes: [
      "diffusers.StableDiffusionXLPipeline",
      "diffusers.StableDiffusionXLImg2ImgPipeline",
      "diffusers.StableDiffusionXLInpaintPipeline",
      "diffusers.StableVideoDiffusionPipeline",
      "diffusers.WanVideoToVideoPipeline",
      "diffusers.StableAudioPipeline",
    ],
    why: "from_pretrained returns the pipeline class that the model's model_index.json names",
  },
  {
    origin: /^diffusers\.AutoPipelineFor\w+(?=\.from_pretrained\()/,
    classes: ["diffusers.DiffusionPipeline"],
    why: "the automatic classes hand on what they are given to the pipeline's own class",
  },
  {
    origin: /^diffusers\.DiffusionPipeline\.from_pretrained\(\)\.image_processor/,
    classes: ["diffusers.pipelines.marigold.marigold_image_processing.MarigoldImageProcessor"],
    why: "the image processor of the pipelines that estimate depth",
  },
  {
    origin: /^diffusers\.DiffusionPipeline\.from_pretrained\(\)\.vae/,
    classes: ["diffusers.AutoencoderOobleck"],
    why: "the autoencoder of the pipeline for sound",
  },
  {
    origin: /^diffusers\.(?:\w+Pipeline|AutoPipelineFor\w+)\.from_pretrained\(\)\(\)/,
    classes: ["diffusers.pipelines.marigold.pipeline_marigold_depth.MarigoldDepthOutput"],
    why: "what a pipeline makes pictures, frames or sounds into",
  },
  {
    origin: /^pruna\.PrunaModel\.from_pretrained\(\)\(\)/,
    classes: ["diffusers.pipelines.stable_diffusion.StableDiffusionPipelineOutput"],
    why: "it hands calls on to the pipeline that was smashed",
  },
  {
    origin: /^pruna\.PrunaModel\.from_pretrained\(\)(?=\.(?:generate|device))/,
    classes: ["transformers.LlamaForCausalLM"],
    why: "it hands attributes on to the model that was smashed",
  },

  {
    origin: /^paddleocr\.\w+\(\)\.predict\(\)\[\]/,
    classes: [
      "paddlex.inference.common.result.BaseCVResult",
      "paddlex.inference.pipelines.paddleocr_vl.result.PaddleOCRVLResult",
    ],
    why: "each result can be printed and saved; the ones of documents also as Markdown",
  },
  {
    origin: /^(tf_keras|keras)\.saving\.load_model\(\)/,
    classes: ["$1.Model"],
    why: "a saved model is loaded as a Model",
  },
  {
    origin: /^keras\.saving\.load_model\(\)/,
    classes: ["keras.src.models.functional.Functional"],
    why: "a Model of layers that are joined by functions or in a sequence",
  },
  {
    origin:
      /^keras_hub\.models\.(?:CausalLM|Seq2SeqLM|TextToImage|ImageToImage|TextEmbedder|MoonshineAudioToText|Backbone|\w+)\.from_preset\(\)/,
    classes: [
      "keras_hub.models.GemmaCausalLM",
      "keras_hub.models.StableDiffusion3TextToImage",
      "keras_hub.models.StableDiffusion3ImageToImage",
      "keras_hub.models.TextEmbedder",
    ],
    why: "from_preset returns the class for the preset's architecture",
  },
  {
    origin: /^keras_hub\.models\.\w+\.from_preset\(\)\.(?:predict|encode_text)\(\)(?:\[\])*/,
    classes: ["numpy.ndarray"],
    why: "predictions are arrays",
  },
  ownClass(String.raw`speechbrain\.inference\.\w+\.\w+`, "from_hparams"),
  ownClass(String.raw`nemo\.collections\.tts\.models\.\w+`, "from_pretrained"),
  {
    origin: /^nemo\.collections\.asr\.models\.ASRModel\.(?:from_pretrained|restore_from)\(\)/,
    classes: ["nemo.collections.asr.models.EncDecRNNTBPEModel"],
    why: "the class that the checkpoint names",
  },
  {
    origin:
      /^nemo\.collections\.tts\.models\.\w+\.from_pretrained\(\)\.(?:do_tts\(\)\[\]\[\]|convert_spectrogram_to_audio\(\)\[\])/,
    classes: ["torch.Tensor"],
    why: "sound is a tensor",
  },
  {
    origin: /^open_clip\.create_model_and_transforms\(\)\[\]\.(?:encode_image\(\)|encode_text\(\)|logit_scale)/,
    classes: ["torch.Tensor"],
    why: "embeddings and the scale between them are tensors",
  },
  {
    origin: /^open_clip\.create_model_and_transforms\(\)\[\]/,
    classes: ["open_clip.CLIP"],
    why: "the first of three is the model; the CLIP class is the one of most configurations",
  },
  {
    origin:
      /^(?:timm\.create_model\(\)\(\)|timm\.data\.create_transform\(\)\(\)|open_clip\.create_model_and_transforms\(\)\[\]\(\)|torchvision\.transforms\.Compose\(\)\(\)|terratorch\.registry\.BACKBONE_REGISTRY\.build\(\)\(\)\[\]|outetts\.Interface\(\)\.generate\(\)\.audio|fairseq\.checkpoint_utils\.load_model_ensemble_and_task_from_hf_hub\(\)\[\]\[\]\(\))/,
    classes: ["torch.Tensor"],
    why: "models and the transforms before them make tensors",
  },
  {
    origin:
      /^(?:terratorch\.registry\.\w+\.build\(\)|fairseq\.checkpoint_utils\.load_model_ensemble_and_task_from_hf_hub\(\)\[\]\[\])/,
    classes: ["torch.nn.Module"],
    why: "what is built or loaded is a module",
  },
  {
    origin: /^stanza\.Pipeline\(\)\(\)(?:\[\])?/,
    classes: ["stanza.models.common.doc.Document"],
    why: "a text becomes a Document, a list of texts a list",
  },
  {
    origin: /^<stanza\.models\.common\.doc\.Document>\.sentences\[\]/,
    classes: ["stanza.models.common.doc.Sentence"],
    why: "a document's sentences",
  },
  {
    origin: /^<stanza\.models\.common\.doc\.Sentence>\.words\[\]/,
    classes: ["stanza.models.common.doc.Word"],
    why: "a sentence's words",
  },
  {
    origin: /^<stanza\.models\.common\.doc\.Document>\.entities\[\]/,
    classes: ["stanza.models.common.doc.Span"],
    why: "a document's entities",
  },
  {
    origin: /^pyannote\.audio\.(?:Pipeline\.from_pretrained\(\)|pipelines\.VoiceActivityDetection\(\))\(\)/,
    classes: ["pyannote.audio.pipelines.speaker_diarization.DiarizeOutput", "pyannote.core.Annotation"],
    why: "what a pipeline makes of one file",
  },
  {
    origin: /^<pyannote\.audio\.pipelines\.speaker_diarization\.DiarizeOutput>\.speaker_diarization/,
    classes: ["pyannote.core.Annotation"],
    why: "the field is annotated so",
  },
  {
    origin: /^<pyannote\.core\.Annotation>\.itertracks\(\)\[\]\[\]/,
    classes: ["pyannote.core.Segment"],
    why: "the first of each two or three is the segment",
  },
  {
    origin: /^chronos\.BaseChronosPipeline\.from_pretrained\(\)/,
    classes: ["chronos.Chronos2Pipeline"],
    why: "the pipeline class of the model's generation",
  },
  {
    origin: /^<chronos\.Chronos2Pipeline>\.predict_df\(\)/,
    classes: ["pandas.DataFrame"],
    why: "it is annotated so, in a way that is not resolved",
  },
  {
    origin: /^tirex\.load_model\(\)/,
    classes: ["tirex.models.tirex.TiRexZero"],
    why: "the class that the checkpoint's name stands for",
  },
  {
    origin: /^cartesia_mlx\.from_pretrained\(\)/,
    classes: ["cartesia_mlx.LM"],
    why: "a language model of one of its classes",
  },
  {
    origin: /^huggingface_hub\.from_pretrained_fastai\(\)/,
    classes: ["fastai.learner.Learner"],
    why: "a Learner, which huggingface_hub cannot import for its annotation",
  },
  {
    origin: /^(?:skops\.io|joblib)\.load\(\)/,
    classes: ["sklearn.pipeline.Pipeline"],
    why: "an estimator as it was saved; a Pipeline has what all have",
  },
  {
    origin: /^timesfm3\.TimesFM3Forecaster/,
    classes: ["timesfm3.torch.TimesFM3Forecaster"],
    why: "the package hands its names on lazily",
  },
  {
    origin: /^gliner2\.AutoExtractor/,
    classes: ["gliner2.auto.AutoExtractor"],
    why: "the package hands its names on lazily",
  },
  {
    origin: /^<gliner2\.auto\.AutoExtractor>\.from_pretrained\(\)/,
    classes: ["gliner2.inference.engine.GLiNER2"],
    why: "the extractor class that the model's configuration names",
  },
  {
    origin: /^tensorflow_tts\.inference\.TFAutoModel\.from_pretrained\(\)/,
    classes: ["tensorflow_tts.models.TFTacotron2"],
    why: "the class that the configuration names; each of them has inference",
  },
  {
    origin: /^qwen_tts\.Qwen3TTSTokenizer\.from_pretrained\(\)\.encode\(\)/,
    classes: ["qwen_tts.core.tokenizer_12hz.modeling_qwen3_tts_tokenizer_v2.Qwen3TTSTokenizerV2EncoderOutput"],
    why: "documented for the tokenizer of 12 Hz; that of 25 Hz has the same field",
  },
  {
    origin: /^mlx_audio\.stt\.load\(\)/,
    classes: ["mlx_audio.stt.models.whisper.whisper.Model"],
    why: "the class of the model's architecture, each with generate",
  },
  {
    origin: /^timm\.create_model\(\)/,
    classes: ["timm.models.vision_transformer.VisionTransformer"],
    why: "the class of the architecture",
  },
  {
    origin: /^sae_lens\.SAE\.(?:from_pretrained|load_from_disk)\(\)\.cfg/,
    classes: ["sae_lens.saes.sae.SAEConfig"],
    why: "the base of each configuration",
  },
  ownClass(String.raw`paddlenlp\.transformers\.\w+`, "from_pretrained"),
  {
    origin: /^paddlenlp\.transformers\.AutoTokenizer\.from_pretrained\(\)/,
    classes: ["paddlenlp.transformers.PretrainedTokenizer"],
    why: "the tokenizer class that the model names",
  },
  {
    origin: /^birder\.inference\.classification\.infer_image\(\)\[\]\[\]/,
    classes: ["numpy.ndarray"],
    why: "scores and embeddings are arrays; the names of their annotation are not resolved",
  },
  {
    origin: /^clipscope\.TopKSAE\.from_pretrained\(\)\.forward_verbose\(\)\[\]\[\]/,
    classes: ["torch.Tensor"],
    why: "what it computes is in a dictionary of tensors",
  },
  {
    origin: /^doctr\.models\.ocr_predictor\(\)\(\)/,
    classes: ["doctr.io.Document"],
    why: "forward is annotated so",
  },
  {
    origin: /^doctr\.models\.layout_predictor\(\)\(\)\[\]\[\]\[\]/,
    classes: ["numpy.ndarray"],
    why: "forward is annotated to return dictionaries of arrays",
  },
  {
    origin: /^gliformer\.GLiFormer\.from_pretrained\(\)/,
    classes: ["gliformer.gliformer.GLiFormerText"],
    why: "the class for the kind of model that the configuration names",
  },
  {
    origin: /^laya\.load\(\)/,
    classes: ["laya.agent.Agent"],
    why: "the agent of every backend but ONNX",
  },
  {
    origin: /^<laya\.agent\.Agent>\.system_one\(\)\[\]/,
    classes: ["builtins.dict"],
    why: "the answers are a dictionary by the questions' names",
  },
  {
    origin: /^merlin\.(?:Merlin|models\.build\.MerlinArchitecture)\(\)\(\)(?:\[\])+/,
    classes: ["torch.Tensor"],
    why: "the embeddings, and the scores of phenotypes, are tensors",
  },
  {
    origin: /^nobg\.\w+\.from_pretrained\(\)\.process\(\)\[\]/,
    classes: ["PIL.Image.Image"],
    why: "a picture for each of several",
  },
  {
    origin: /^robo_orchard_lab\.inference\.InferencePipelineMixin\.load_pipeline\(\)\.model/,
    classes: ["robo_orchard_lab.models.TorchModelMixin"],
    why: "the class declares it so",
  },
  {
    origin: /^robo_orchard_lab\.inference\.InferencePipelineMixin\.load_pipeline\(\)\(\)/,
    classes: [
      "robo_orchard_lab.models.finegrasp.processor.GraspOutput",
      "robo_orchard_lab.models.aux_think.processor.AuxThinkOutput",
    ],
    why: "the output of the model's processor",
  },
  {
    origin: /^timee\.TimeeClassifier\.from_pretrained\(\)\.predict\(\)(?:\[\])+/,
    classes: ["numpy.ndarray"],
    why: "the classes and their probabilities, annotated as two arrays",
  },
  {
    origin: /^numpy\.random\.default_rng\(\)\.random\(\)/,
    classes: ["numpy.ndarray"],
    why: "with a size it gives an array",
  },
  {
    origin: /^gliner\.GLiNER\.from_pretrained\(\)\.predict_entities\(\)\[\]\[\]/,
    classes: ["builtins.str"],
    why: "the text and the label of what was found",
  },
  {
    origin: /^medvae\.MVAE\(\)\.to\(\)\.eval\(\)\(\)\[\]/,
    classes: ["torch.Tensor"],
    why: "a picture made again, and its latent form, are tensors",
  },
  {
    origin: /^diffusers\.ModularPipeline\.from_pretrained\(\)/,
    classes: ["diffusers.MiniMaxH3ModularPipeline"],
    why: "the pipeline class that the model's modular_model_index.json names",
  },
  {
    origin: /^diffusers\.Cosmos3OmniPipeline\.from_pretrained\(\)\.scheduler/,
    classes: ["diffusers.UniPCMultistepScheduler"],
    why: "the pipeline is annotated to be made with it",
  },
];
