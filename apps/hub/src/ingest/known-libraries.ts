// Names that model cards use for libraries. A tag of a card that is one of them names the model's
// library where the card has no library_name. Words that people also use as plain tags (kernels,
// same, shadow ...) are left out. Names read from the public hub's list of libraries, 2026-11-21.
import { isLibraryId } from "@modelshelf/catalogue";

const names: ReadonlySet<string> = new Set(
  (
    "3dtopia-xl PaddleOCR acestep adapter-transformers allennlp aneforge anemoi araclip asteroid " +
    "audiocraft audioseal autogluon aviation-ner bagel-mot bboxmaskpose ben2 bertopic big_vision bionemo " +
    "birder birefnet bm25s boltzgen cancertathomev2 cartesia_mlx cartesia_pytorch catboost ccpfn chaossim " +
    "chat_tts chatterbox chexmix chronos-forecasting cleanrl clipscope cloud-agents colbert colipri " +
    "collectorvision colpali coqui cortiq cosyvoice cotracker ctranslate2 cxr-foundation deepforest " +
    "depth-anything-v2 depth-pro derm-foundation describe-anything dia-tts dia2 " +
    "diff-interpretation-tuning diffree diffusers diffusion-single-file diffusionkit docking-at-home " +
    "doctr edsnlp encoderfile espnet eupe exllamav2 f5-tts fairseq fastai fastprint fasttext flair " +
    "flexray flextab fme gaussianformer gemma.cpp generic genmo geometry-crafter gliformer gliner gliner2 " +
    "glm-tts glyph-byt5 granite-library habibi-tts hallo hezar holomotion htrflow hunyuan-dit hunyuan3d-2 " +
    "hunyuanworld-voyager hy-world-2 hy-worldplay image-matching-models imstoucan index-tts infinite-you " +
    "infinitetalk intellifold ising-decoding jev-style k2 kenlm keras keras-hub kimi-audio kittentts " +
    "lagernvs lerobot lightgbm lightglue lightning-ir litert litert-lm liveportrait llama-cpp-python " +
    "llama.cpp longcat-video-avatar-1.5 lvface lyra-2.0 magenta-realtime magenta-realtime-2 magi-1 " +
    "mamba-ssm manas-1 mars5-tts matanyone mect medvae mesh-anything mflux microduck mindspore mini-omni2 " +
    "minimax-h3 mistral-common mitie ml-agents ml-sharp mlc-llm mlx mlx-image mobilint model2vec " +
    "monkeyocr montreal-forced-aligner moshi mtvcraft multimolecule nemo ninfer nnunet nobg nv-medtech " +
    "open-oasis open-sora open_asr open_clip openasr opendde openpeerllm optimum outetts paddlenlp peft " +
    "perception-encoder phantom-wan piper pocket-tts pruna-ai pxia py-feat pyannote-audio pythae " +
    "quantumpeer qwen3_tts recurrentgemma refiners relik renderformer rkllm robo-orchard-lab " +
    "routee-powertrain rwkv sae_lens saelens sam-3d-body sam-3d-objects sam2 sample-factory sap-rpt-1-oss " +
    "sapiens sapiens2 scail-2 seed-story seedvr self-forcing sentence-transformers setfit skala sklearn " +
    "soloaudio songbloom spacy span-marker spandrel speechbrain ssr-speech stable-audio-3 " +
    "stable-audio-tools stable-baselines3 stanza swarmformer synthefy-migas tabpfn " +
    "tencent-song-generation tensorflowtts terratorch tf-keras tic-clip timee-ts timesfm timm tirex " +
    "tirex-2 torchgeo transformers transformers.js trellis trellis2 tunejury ultralytics uni-3dar " +
    "unity-sentis univa vfi-mamba vibevoice videoprism videox_fun vismatch voicecraft voxcpm vqweb wan2.2 " +
    "whisperkit yolov10 yolov26 zeromodels zonos "
  )
    .trim()
    .split(" "),
);

/** Whether a tag names a library. */
export const isLibraryName = (tag: string): boolean => names.has(tag) || isLibraryId(tag);
