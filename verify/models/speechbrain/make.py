"""One model for each interface of SpeechBrain: each is a file of settings and the weights of what these make."""

import json
from pathlib import Path

import sentencepiece
import torch
from hyperpyyaml import load_hyperpyyaml
from speechbrain.processing.features import InputNormalization
from text import SENTENCES
from tiny import OWNER, make_all, model

MELS = 24
PRETRAINER = "pretrainer: !new:speechbrain.utils.parameter_transfer.Pretrainer"

CLASSIFIER = """
n_mels: 24
compute_features: !new:speechbrain.lobes.features.Fbank
  n_mels: !ref <n_mels>
mean_var_norm: !new:speechbrain.processing.features.InputNormalization
  norm_type: sentence
  std_norm: False
embedding_model: !new:speechbrain.lobes.models.ECAPA_TDNN.ECAPA_TDNN
  input_size: !ref <n_mels>
  channels: [16, 16, 16, 16, 48]
  kernel_sizes: [5, 3, 3, 3, 1]
  dilations: [1, 2, 3, 4, 1]
  attention_channels: 8
  lin_neurons: 12
classifier: !new:speechbrain.lobes.models.ECAPA_TDNN.Classifier
  input_size: 12
  out_neurons: 3
label_encoder: !new:speechbrain.dataio.encoder.CategoricalEncoder
modules:
  compute_features: !ref <compute_features>
  mean_var_norm: !ref <mean_var_norm>
  embedding_model: !ref <embedding_model>
  classifier: !ref <classifier>
"""

CTC = """
encoder: !new:speechbrain.nnet.containers.LengthsCapableSequential
  compute_features: !new:speechbrain.lobes.features.Fbank
    n_mels: 24
  normalize: !new:speechbrain.processing.features.InputNormalization
    norm_type: sentence
  network: !ref <network>
  output: !ref <output>
  log_softmax: !new:speechbrain.nnet.activations.Softmax
    apply_log: True
network: !new:speechbrain.lobes.models.VanillaNN.VanillaNN
  input_shape: [null, null, 24]
  dnn_blocks: 1
  dnn_neurons: 16
output: !new:speechbrain.nnet.linear.Linear
  input_size: 16
  n_neurons: VOCABULARY
tokenizer: !new:sentencepiece.SentencePieceProcessor
decoding_function: !name:speechbrain.decoders.ctc_greedy_decode
  blank_id: 0
modules:
  encoder: !ref <encoder>
"""

SEQ2SEQ = """
normalize: !new:speechbrain.processing.features.InputNormalization
  norm_type: global
network: !new:speechbrain.lobes.models.CRDNN.CRDNN
  input_shape: [null, null, 24]
  cnn_blocks: 1
  cnn_channels: [2]
  cnn_kernelsize: [3, 3]
  inter_layer_pooling_size: [2]
  rnn_layers: 1
  rnn_neurons: 8
  rnn_bidirectional: True
  dnn_blocks: 1
  dnn_neurons: 16
encoder: !new:speechbrain.nnet.containers.LengthsCapableSequential
  compute_features: !new:speechbrain.lobes.features.Fbank
    n_mels: 24
  normalize: !ref <normalize>
  model: !ref <network>
embedding: !new:speechbrain.nnet.embedding.Embedding
  num_embeddings: VOCABULARY
  embedding_dim: 8
rnn_decoder: !new:speechbrain.nnet.RNN.AttentionalRNNDecoder
  enc_dim: 16
  input_size: 8
  rnn_type: gru
  attn_type: location
  hidden_size: 8
  attn_dim: 8
  num_layers: 1
  scaling: 1.0
  channels: 2
  kernel_size: 10
output: !new:speechbrain.nnet.linear.Linear
  input_size: 8
  n_neurons: VOCABULARY
decoder: !new:speechbrain.decoders.S2SRNNBeamSearcher
  embedding: !ref <embedding>
  decoder: !ref <rnn_decoder>
  linear: !ref <output>
  bos_index: 0
  eos_index: 0
  min_decode_ratio: 0.0
  max_decode_ratio: 0.1
  beam_size: 2
  eos_threshold: 1.5
asr_model: !new:torch.nn.ModuleList
  - [!ref <network>, !ref <embedding>, !ref <rnn_decoder>, !ref <output>]
tokenizer: !new:sentencepiece.SentencePieceProcessor
modules:
  encoder: !ref <encoder>
  decoder: !ref <decoder>
"""

SEPARATION = """
sample_rate: 8000
num_spks: 2
encoder: !new:speechbrain.lobes.models.dual_path.Encoder
  kernel_size: 16
  out_channels: 8
block: !new:speechbrain.lobes.models.dual_path.SBTransformerBlock
  num_layers: 1
  d_model: 8
  nhead: 2
  d_ffn: 16
  use_positional_encoding: True
  norm_before: True
masknet: !new:speechbrain.lobes.models.dual_path.Dual_Path_Model
  num_spks: !ref <num_spks>
  in_channels: 8
  out_channels: 8
  num_layers: 1
  K: 250
  intra_model: !ref <block>
  inter_model: !ref <block>
  norm: ln
  linear_layer_after_inter_intra: False
  skip_around_intra: True
decoder: !new:speechbrain.lobes.models.dual_path.Decoder
  in_channels: 8
  out_channels: 1
  kernel_size: 16
  stride: 8
  bias: False
modules:
  encoder: !ref <encoder>
  decoder: !ref <decoder>
  masknet: !ref <masknet>
"""

SPECTRAL_MASK = """
compute_stft: !new:speechbrain.processing.features.STFT
  sample_rate: 16000
  win_length: 32
  hop_length: 16
  n_fft: 512
  window_fn: !name:torch.hamming_window
compute_istft: !new:speechbrain.processing.features.ISTFT
  sample_rate: 16000
  win_length: 32
  hop_length: 16
  window_fn: !name:torch.hamming_window
spectral_magnitude: !name:speechbrain.processing.features.spectral_magnitude
  power: 0.5
resynth: !name:speechbrain.processing.signal_processing.resynthesize
  stft: !ref <compute_stft>
  istft: !ref <compute_istft>
enhance_model: !new:speechbrain.lobes.models.MetricGAN.EnhancementGenerator
  input_size: 257
  hidden_size: 200
  num_layers: 1
modules:
  enhance_model: !ref <enhance_model>
"""

WAVEFORM = """
enhance_model: !new:speechbrain.lobes.models.EnhanceResnet.EnhanceResnet
  n_fft: 512
  win_length: 32
  hop_length: 16
  sample_rate: 16000
  channel_counts: [2, 2]
  dense_count: 1
  dense_nodes: 8
  normalization: !name:speechbrain.nnet.normalization.BatchNorm2d
modules:
  enhance_model: !ref <enhance_model>
"""


def save(folder: Path, interface: str, settings: str, loadables: dict[str, str]) -> None:
    """Writes the settings, with the files of those of their objects that have one, and the weights."""
    source = f"{OWNER}/{folder.name}"
    lines = [PRETRAINER, "  loadables:", *(f"    {name}: !ref <{name}>" for name in loadables)]
    # An author writes where the files are, as they are found from anywhere.
    lines += ["  paths:", *(f"    {name}: {source}/{file}" for name, file in loadables.items())]
    text = settings.lstrip() + "\n".join(lines) + "\n"
    (folder / "hyperparams.yaml").write_text(text, encoding="utf-8")
    (folder / "config.json").write_text(json.dumps({"speechbrain_interface": interface}), encoding="utf-8")
    made = load_hyperpyyaml(text)
    for name, file in loadables.items():
        if isinstance(made[name], InputNormalization):
            save_statistics(made[name], folder / file)
        elif isinstance(made[name], torch.nn.Module):
            torch.save(made[name].state_dict(), folder / file)


def save_statistics(normalization: InputNormalization, file: Path) -> None:
    """Those of recordings whose features are as they should be already."""
    normalization.count = 1
    normalization.glob_mean, normalization.glob_std = torch.zeros(MELS), torch.ones(MELS)
    normalization._save(file)


def save_tokenizer(folder: Path) -> int:
    """A tokenizer of word pieces; its first one stands for an end and for nothing."""
    with (folder / "tokenizer.ckpt").open("wb") as file:
        sentencepiece.SentencePieceTrainer.train(
            sentence_iterator=iter(SENTENCES),
            model_writer=file,
            vocab_size=60,
            hard_vocab_limit=False,
            bos_id=-1,
            eos_id=-1,
        )
    return sentencepiece.SentencePieceProcessor(str(folder / "tokenizer.ckpt")).vocab_size()


@model("spoken-language-ecapa", tags=["speechbrain"], pipeline_tag="audio-classification")
def classifier(folder: Path) -> None:
    files = {"embedding_model": "embedding_model.ckpt", "classifier": "classifier.ckpt"}
    save(folder, "EncoderClassifier", CLASSIFIER, {**files, "label_encoder": "label_encoder.txt"})
    labels = [f"'{name}' => {number}" for number, name in enumerate(["en: English", "pt: Portuguese", "cs: Czech"])]
    end = "================\n'starting_index' => 0\n"
    (folder / "label_encoder.txt").write_text("\n".join(labels) + "\n" + end, encoding="utf-8")


@model("asr-ctc", tags=["speechbrain"], pipeline_tag="automatic-speech-recognition")
def encoder(folder: Path) -> None:
    vocabulary = save_tokenizer(folder)
    files = {"network": "network.ckpt", "output": "output.ckpt", "tokenizer": "tokenizer.ckpt"}
    save(folder, "EncoderASR", CTC.replace("VOCABULARY", str(vocabulary)), files)


@model("asr-crdnn", tags=["speechbrain"], pipeline_tag="automatic-speech-recognition")
def encoder_and_decoder(folder: Path) -> None:
    vocabulary = save_tokenizer(folder)
    files = {"normalize": "normalizer.ckpt", "asr_model": "asr.ckpt", "tokenizer": "tokenizer.ckpt"}
    save(folder, "EncoderDecoderASR", SEQ2SEQ.replace("VOCABULARY", str(vocabulary)), files)


@model("sepformer", tags=["speechbrain"], pipeline_tag="audio-to-audio")
def separation(folder: Path) -> None:
    files = {name: f"{name}.ckpt" for name in ["masknet", "encoder", "decoder"]}
    save(folder, "SepformerSeparation", SEPARATION, files)


@model("metricgan", tags=["speechbrain"], pipeline_tag="audio-to-audio")
def spectral_mask(folder: Path) -> None:
    save(folder, "SpectralMaskEnhancement", SPECTRAL_MASK, {"enhance_model": "enhance_model.ckpt"})


@model("waveform", tags=["speechbrain"], pipeline_tag="audio-to-audio")
def waveform(folder: Path) -> None:
    save(folder, "WaveformEnhancement", WAVEFORM, {"enhance_model": "enhance_model.ckpt"})


make_all()
