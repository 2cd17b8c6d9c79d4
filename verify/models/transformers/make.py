"""Models of transformers, one for each of several tasks."""

import json
from pathlib import Path

from networks import SMALL, bert
from networks import gpt as gpt_config
from tiny import make_all, model
from tokenizers_of_samples import bytes_of_text, with_end, word_pieces
from transformers import (
    AutoModelForAudioClassification,
    BertForMaskedLM,
    BertForQuestionAnswering,
    BertForSequenceClassification,
    BertForTokenClassification,
    CLIPConfig,
    CLIPImageProcessor,
    CLIPModel,
    CLIPProcessor,
    GPT2LMHeadModel,
    PreTrainedTokenizerFast,
    T5Config,
    T5ForConditionalGeneration,
    ViTConfig,
    ViTForImageClassification,
    ViTImageProcessor,
    Wav2Vec2Config,
    Wav2Vec2FeatureExtractor,
    WhisperConfig,
    WhisperFeatureExtractor,
    WhisperForConditionalGeneration,
    WhisperProcessor,
    WhisperTokenizer,
    YolosConfig,
    YolosForObjectDetection,
    YolosImageProcessor,
)


def save(folder: Path, *parts: object) -> None:
    for part in parts:
        part.save_pretrained(folder)


def write_words(made: object, tokenizer: object) -> None:
    """Random weights mostly choose what is no text, such as padding: here they choose among the words and an end after them."""
    words = {index for token, index in tokenizer.get_vocab().items() if index not in tokenizer.all_special_ids}
    settings, end = made.generation_config, tokenizer.eos_token_id
    settings.suppress_tokens = [index for index in range(made.config.vocab_size) if index not in words and index != end]
    settings.begin_suppress_tokens = [end]


@model("gpt", pipeline_tag="text-generation")
def gpt(folder: Path) -> None:
    save(folder, bytes_of_text(), GPT2LMHeadModel(gpt_config()))


@model("sentiment", pipeline_tag="text-classification")
def sentiment(folder: Path) -> None:
    save(folder, word_pieces(), BertForSequenceClassification(bert(id2label={0: "bad", 1: "good"}, label2id={"bad": 0, "good": 1})))


@model("entities", pipeline_tag="token-classification")
def entities(folder: Path) -> None:
    labels = ["O", "B-PER", "I-PER", "B-LOC", "I-LOC"]
    config = bert(id2label=dict(enumerate(labels)), label2id={label: index for index, label in enumerate(labels)})
    save(folder, word_pieces(), BertForTokenClassification(config))


@model("masked", pipeline_tag="fill-mask")
def masked(folder: Path) -> None:
    save(folder, word_pieces(), BertForMaskedLM(bert()))


@model("answers", pipeline_tag="question-answering")
def answers(folder: Path) -> None:
    save(folder, word_pieces(), BertForQuestionAnswering(bert()))


@model("entailment", pipeline_tag="zero-shot-classification")
def entailment(folder: Path) -> None:
    labels = {"contradiction": 0, "neutral": 1, "entailment": 2}
    config = bert(id2label={index: label for label, index in labels.items()}, label2id=labels)
    save(folder, word_pieces(), BertForSequenceClassification(config))


@model("summaries", pipeline_tag="summarization")
def summaries(folder: Path) -> None:
    tokenizer = PreTrainedTokenizerFast(
        tokenizer_object=with_end("<pad>", "</s>", "<unk>"), pad_token="<pad>", eos_token="</s>", unk_token="<unk>", model_max_length=512
    )
    config = T5Config(
        vocab_size=len(tokenizer), d_model=32, d_kv=8, d_ff=64, num_layers=2, num_heads=4, decoder_start_token_id=0
    )
    made = T5ForConditionalGeneration(config)
    write_words(made, tokenizer)
    save(folder, tokenizer, made)


PICTURE = {"size": {"height": 32, "width": 32}}


@model("pictures", pipeline_tag="image-classification")
def pictures(folder: Path) -> None:
    labels = {"cat": 0, "dog": 1, "bird": 2}
    config = ViTConfig(
        image_size=32, patch_size=8, id2label={index: label for label, index in labels.items()}, label2id=labels, **SMALL
    )
    save(folder, ViTImageProcessor(**PICTURE), ViTForImageClassification(config))


@model("objects", pipeline_tag="object-detection")
def objects(folder: Path) -> None:
    config = YolosConfig(
        image_size=[32, 48],
        patch_size=16,
        num_detection_tokens=5,
        id2label={0: "cat", 1: "dog"},
        label2id={"cat": 0, "dog": 1},
        **SMALL,
    )
    made = YolosForObjectDetection(config)
    # Sure that all it sees are cats: what random weights find is too unsure to be told.
    made.class_labels_classifier.layers[-1].bias.data[0] = 5.0
    save(folder, YolosImageProcessor(size={"height": 32, "width": 48}), made)


@model("picture-words", pipeline_tag="zero-shot-image-classification")
def picture_words(folder: Path) -> None:
    tokenizer = PreTrainedTokenizerFast(
        tokenizer_object=with_end("<pad>", "<end>"), pad_token="<pad>", eos_token="<end>", model_max_length=32
    )
    text = {**SMALL, "vocab_size": len(tokenizer), "max_position_embeddings": 32, "eos_token_id": 1, "pad_token_id": 0, "bos_token_id": 0}
    vision = {**SMALL, "image_size": 32, "patch_size": 8}
    config = CLIPConfig(text_config=text, vision_config=vision, projection_dim=16)
    processor = CLIPProcessor(
        CLIPImageProcessor(size={"shortest_edge": 32}, crop_size={"height": 32, "width": 32}), tokenizer
    )
    save(folder, CLIPModel(config), processor)


@model("speech", pipeline_tag="automatic-speech-recognition")
def speech(folder: Path) -> None:
    end, start, plain = "<|endoftext|>", "<|startoftranscript|>", "<|notimestamps|>"
    languages, tasks = ["<|en|>", "<|de|>"], {"translate": "<|translate|>", "transcribe": "<|transcribe|>"}
    marks = [end, start, *languages, *tasks.values(), plain]
    pairs = json.loads(with_end("<|pad|>", end).to_str())["model"]
    # What comes after the last mark is a time: the marks stand behind the text.
    text = [token for token in pairs["vocab"] if token not in ("<|pad|>", end)]
    ids = {token: index for index, token in enumerate([*text, *marks])}
    tokenizer = WhisperTokenizer(
        vocab=ids, merges=[tuple(pair) for pair in pairs["merges"]], pad_token=end, extra_special_tokens=marks[1:]
    )
    model = WhisperForConditionalGeneration(
        WhisperConfig(
            vocab_size=len(tokenizer) + 1501,
            d_model=32,
            encoder_layers=2,
            decoder_layers=2,
            encoder_attention_heads=4,
            decoder_attention_heads=4,
            encoder_ffn_dim=64,
            decoder_ffn_dim=64,
            num_mel_bins=80,
            max_target_positions=64,
            pad_token_id=ids[end],
            bos_token_id=ids[end],
            eos_token_id=ids[end],
            decoder_start_token_id=ids[start],
        )
    )
    settings = model.generation_config
    settings.is_multilingual = True
    settings.lang_to_id = {language: ids[language] for language in languages}
    settings.task_to_id = {task: ids[token] for task, token in tasks.items()}
    settings.no_timestamps_token_id = ids[plain]
    settings.max_length = 32
    write_words(model, tokenizer)
    save(folder, model, WhisperProcessor(WhisperFeatureExtractor(feature_size=80), tokenizer))


@model("sounds", pipeline_tag="audio-classification")
def sounds(folder: Path) -> None:
    config = Wav2Vec2Config(
        conv_dim=(16, 16),
        conv_kernel=(10, 8),
        conv_stride=(5, 40),
        num_feat_extract_layers=2,
        num_conv_pos_embeddings=16,
        num_conv_pos_embedding_groups=4,
        id2label={0: "rain", 1: "wind"},
        label2id={"rain": 0, "wind": 1},
        classifier_proj_size=16,
        **SMALL,
    )
    save(folder, Wav2Vec2FeatureExtractor(), AutoModelForAudioClassification.from_config(config))


make_all()
