"""The tokenizers of the sample models, as transformers' own classes."""

import chat
import embeddings
from text import SENTENCES
from tokenizers import Tokenizer, decoders, models, pre_tokenizers, processors, trainers
from transformers import PreTrainedTokenizerFast


def word_pieces(**more: object) -> PreTrainedTokenizerFast:
    """BERT's kind: word pieces in lower case, [CLS] and [SEP] around them."""
    return PreTrainedTokenizerFast(
        tokenizer_object=embeddings.tokenizer(),
        pad_token="[PAD]",
        unk_token="[UNK]",
        cls_token="[CLS]",
        sep_token="[SEP]",
        mask_token="[MASK]",
        model_max_length=embeddings.POSITIONS,
        **more,
    )


def bytes_of_text(**more: object) -> PreTrainedTokenizerFast:
    """GPT's kind: pairs of bytes, nothing around them."""
    return PreTrainedTokenizerFast(
        tokenizer_object=chat.tokenizer(),
        pad_token=chat.PAD,
        eos_token=chat.END,
        model_max_length=chat.CONTEXT,
        **more,
    )


def with_end(pad: str, end: str, *further: str, vocabulary: int = 400) -> Tokenizer:
    """Pairs of bytes with an end token after the text, as encoder-decoder models expect it."""
    result = Tokenizer(models.BPE())
    result.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    result.decoder = decoders.ByteLevel()
    result.train_from_iterator(
        SENTENCES,
        trainers.BpeTrainer(
            vocab_size=vocabulary,
            special_tokens=[pad, end, *further],
            initial_alphabet=sorted(pre_tokenizers.ByteLevel.alphabet()),
            show_progress=False,
        ),
    )
    result.post_processor = processors.TemplateProcessing(
        single=f"$A {end}", pair=f"$A {end} $B {end}", special_tokens=[(end, result.token_to_id(end))]
    )
    return result
