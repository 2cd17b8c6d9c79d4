"""Writes src/generated/transformers.ts: which auto class and task each architecture of transformers
has, and which class prepares the input of each model type.

    pip download --no-deps transformers==5.23.0 && unzip transformers-*.whl 'transformers/models/auto/*'
    python3 apps/hub/scripts/transformers_tables.py FOLDER 5.23.0 > apps/hub/src/generated/transformers.ts

The tables are read from the source text, nothing is imported. The order below is that of
transformers' utils/update_metadata.py, which feeds the public hub's own table: a class that stands
in several mappings has the last one; AutoModelForMultimodalLM, which repeats many classes that have
a narrower task, comes before those.
"""

import ast
import json
import pathlib
import sys

AUTO_CLASSES = [
    ("pretraining", "MODEL_FOR_PRETRAINING", "AutoModelForPreTraining"),
    ("feature-extraction", "MODEL", "AutoModel"),
    ("image-feature-extraction", "MODEL_FOR_IMAGE", "AutoModel"),
    ("audio-classification", "MODEL_FOR_AUDIO_CLASSIFICATION", "AutoModelForAudioClassification"),
    ("text-generation", "MODEL_FOR_CAUSAL_LM", "AutoModelForCausalLM"),
    ("automatic-speech-recognition", "MODEL_FOR_CTC", "AutoModelForCTC"),
    ("image-classification", "MODEL_FOR_IMAGE_CLASSIFICATION", "AutoModelForImageClassification"),
    ("image-segmentation", "MODEL_FOR_IMAGE_SEGMENTATION", "AutoModelForImageSegmentation"),
    ("any-to-any", "MODEL_FOR_MULTIMODAL_LM", "AutoModelForMultimodalLM"),
    ("image-text-to-text", "MODEL_FOR_IMAGE_TEXT_TO_TEXT", "AutoModelForImageTextToText"),
    ("image-to-image", "MODEL_FOR_IMAGE_TO_IMAGE", "AutoModelForImageToImage"),
    ("fill-mask", "MODEL_FOR_MASKED_LM", "AutoModelForMaskedLM"),
    ("object-detection", "MODEL_FOR_OBJECT_DETECTION", "AutoModelForObjectDetection"),
    ("zero-shot-object-detection", "MODEL_FOR_ZERO_SHOT_OBJECT_DETECTION", "AutoModelForZeroShotObjectDetection"),
    ("question-answering", "MODEL_FOR_QUESTION_ANSWERING", "AutoModelForQuestionAnswering"),
    ("text2text-generation", "MODEL_FOR_SEQ_TO_SEQ_CAUSAL_LM", "AutoModelForSeq2SeqLM"),
    ("text-classification", "MODEL_FOR_SEQUENCE_CLASSIFICATION", "AutoModelForSequenceClassification"),
    ("automatic-speech-recognition", "MODEL_FOR_SPEECH_SEQ_2_SEQ", "AutoModelForSpeechSeq2Seq"),
    ("table-question-answering", "MODEL_FOR_TABLE_QUESTION_ANSWERING", "AutoModelForTableQuestionAnswering"),
    ("token-classification", "MODEL_FOR_TOKEN_CLASSIFICATION", "AutoModelForTokenClassification"),
    ("multiple-choice", "MODEL_FOR_MULTIPLE_CHOICE", "AutoModelForMultipleChoice"),
    ("next-sentence-prediction", "MODEL_FOR_NEXT_SENTENCE_PREDICTION", "AutoModelForNextSentencePrediction"),
    ("audio-frame-classification", "MODEL_FOR_AUDIO_FRAME_CLASSIFICATION", "AutoModelForAudioFrameClassification"),
    ("audio-xvector", "MODEL_FOR_AUDIO_XVECTOR", "AutoModelForAudioXVector"),
    ("document-question-answering", "MODEL_FOR_DOCUMENT_QUESTION_ANSWERING", "AutoModelForDocumentQuestionAnswering"),
    ("visual-question-answering", "MODEL_FOR_VISUAL_QUESTION_ANSWERING", "AutoModelForVisualQuestionAnswering"),
    (
        "zero-shot-image-classification",
        "MODEL_FOR_ZERO_SHOT_IMAGE_CLASSIFICATION",
        "AutoModelForZeroShotImageClassification",
    ),
    ("depth-estimation", "MODEL_FOR_DEPTH_ESTIMATION", "AutoModelForDepthEstimation"),
    ("video-classification", "MODEL_FOR_VIDEO_CLASSIFICATION", "AutoModelForVideoClassification"),
    ("mask-generation", "MODEL_FOR_MASK_GENERATION", "AutoModelForMaskGeneration"),
    ("text-to-audio", "MODEL_FOR_TEXT_TO_SPECTROGRAM", "AutoModelForTextToSpectrogram"),
    ("text-to-audio", "MODEL_FOR_TEXT_TO_WAVEFORM", "AutoModelForTextToWaveform"),
    ("keypoint-matching", "MODEL_FOR_KEYPOINT_MATCHING", "AutoModelForKeypointMatching"),
    ("image-segmentation", "MODEL_FOR_SEMANTIC_SEGMENTATION", "AutoModelForSemanticSegmentation"),
    ("image-segmentation", "MODEL_FOR_UNIVERSAL_SEGMENTATION", "AutoModelForUniversalSegmentation"),
    ("keypoint-detection", "MODEL_FOR_KEYPOINT_DETECTION", "AutoModelForKeypointDetection"),
    ("time-series-forecasting", "MODEL_FOR_TIME_SERIES_PREDICTION", "AutoModelForTimeSeriesPrediction"),
]

# Read in this order: the first that knows the model type wins.
PROCESSORS = [
    ("AutoProcessor", "PROCESSOR"),
    ("AutoTokenizer", "TOKENIZER"),
    ("AutoImageProcessor", "IMAGE_PROCESSOR"),
    ("AutoVideoProcessor", "VIDEO_PROCESSOR"),
    ("AutoFeatureExtractor", "FEATURE_EXTRACTOR"),
]


def pairs(node):
    """The (key, value) pairs of a dict or OrderedDict literal in the source."""
    if isinstance(node, ast.Dict):
        yield from zip(node.keys, node.values)
    elif isinstance(node, ast.Call) and node.args:
        yield from pairs(node.args[0])
    elif isinstance(node, (ast.List, ast.Tuple)):
        for element in node.elts:
            if isinstance(element, (ast.Tuple, ast.List)) and len(element.elts) == 2:
                yield tuple(element.elts)


def names(node):
    return [leaf.value for leaf in ast.walk(node) if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)]


def mappings(folder):
    """Every ..._MAPPING_NAMES of the auto modules: name -> [(model type, [class names])]."""
    found = {}
    for path in sorted(pathlib.Path(folder, "transformers", "models", "auto").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            target = None
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                target = node.targets[0].id
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
                target = node.target.id
            if target and target.endswith("_MAPPING_NAMES"):
                name = target.removeprefix("MISSING_").removesuffix("_MAPPING_NAMES")
                rows = [(key.value, names(value)) for key, value in pairs(node.value) if isinstance(key, ast.Constant)]
                found.setdefault(name, []).extend(rows)
    return found


def main(folder, version):
    found = mappings(folder)
    classes = {}
    for task, mapping, auto_class in AUTO_CLASSES:
        assert found.get(mapping), mapping
        for _, class_names in found[mapping]:
            for name in class_names:
                classes[name] = (auto_class, task)
    processors = {}
    for processor, mapping in PROCESSORS:
        assert found.get(mapping), mapping
        for model_type, class_names in found[mapping]:
            if class_names:
                processors.setdefault(model_type, processor)

    print(f"// Written by scripts/transformers_tables.py from transformers {version}. Do not edit.\n")
    print("/** Auto class -> task -> architectures. */")
    print("export const autoClasses: Readonly<Record<string, Readonly<Record<string, string>>>> = {")
    for auto_class in dict.fromkeys(row[2] for row in AUTO_CLASSES):
        tasks = [task for task, _, owner in AUTO_CLASSES if owner == auto_class]
        rows = {task: sorted(n for n, row in classes.items() if row == (auto_class, task)) for task in tasks}
        if any(rows.values()):
            print(f"  {auto_class}: {{")
            for task, members in rows.items():
                if members:
                    print(f"    {json.dumps(task)}: {json.dumps(' '.join(members))},")
            print("  },")
    print("};\n")
    print("/** Class that prepares a model's input -> model types. */")
    print("export const processors: Readonly<Record<string, string>> = {")
    for processor, _ in PROCESSORS:
        members = sorted(model_type for model_type, owner in processors.items() if owner == processor)
        if members:
            print(f"  {processor}: {json.dumps(' '.join(members))},")
    print("};")


if __name__ == "__main__":
    main(*sys.argv[1:])
