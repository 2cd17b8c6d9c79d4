import type { Task } from "../../task.ts";

export default {
  summary:
    "A token classifier puts a label on every word of a text, and words with one label in a row become a span: a person, a date, a dose. It fills databases from prose, blacks out personal data and marks parts of speech.",
  datasets: [
    {
      id: "eriktks/conll2003",
      description: "Reuters news with persons, places, organizations and other names; the benchmark of the field.",
    },
    {
      id: "unimelb-nlp/wikiann",
      description: "Wikipedia in 176 languages, with names marked automatically through links between articles.",
    },
  ],
  models: [
    {
      id: "fastino/gliner2.5-multi-v1",
      description:
        "Finds whatever kinds of entities you list, in many languages; 0.3 billion parameters, used through GLiNER2.",
    },
    {
      id: "openai/privacy-filter",
      description:
        "Eight kinds of personal data in up to 128,000 tokens; 50 million of 1.5 billion parameters are active.",
    },
    {
      id: "dslim/bert-base-NER",
      description: "The usual first try for English: four types of CoNLL-2003 under the MIT licence.",
    },
    {
      id: "spacy/en_core_web_sm",
      description:
        "12.8 MB for English entities of 18 types, word classes and sentence structure; made for processors, MIT.",
    },
    {
      id: "FacebookAI/xlm-roberta-large-finetuned-conll03-english",
      description:
        "Tuned on English names alone, yet it carries over to other languages of XLM-R; 560 million parameters.",
    },
    {
      id: "blaze999/Medical-NER",
      description: "A DeBERTa that knows 41 medical types, from symptoms and doses to procedures.",
    },
    {
      id: "flair/ner-english",
      description: "Flair's own tagger of four types: character language models under an LSTM with a CRF.",
    },
  ],
  spaces: [
    {
      id: "spacy/gradio_pipeline_visualizer",
      description: "Draws what a spaCy pipeline sees in your sentence: entities, word classes and dependencies.",
    },
  ],
  metrics: [
    {
      id: "accuracy",
      description:
        "Correct tags over all tokens. Right for parts of speech, far too rosy for names, as most tokens are none.",
      formula: "tokens with the correct tag divided by all tokens",
      range: "0 to 1",
      better: "higher",
      definition: "https://scikit-learn.org/stable/modules/generated/sklearn.metrics.accuracy_score.html",
    },
    {
      id: "recall",
      description:
        "The part of the true entities that was found whole; for anonymization, whatever it lacks has leaked.",
      formula: "predicted spans with exact bounds and type divided by all spans of the reference",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Precision_and_recall",
    },
    {
      id: "precision",
      description: "The part of the marked spans that are real entities with exact bounds and the proper type.",
      formula: "predicted spans with exact bounds and type divided by all predicted spans",
      range: "0 to 1",
      better: "higher",
      definition: "https://en.wikipedia.org/wiki/Precision_and_recall",
    },
    {
      id: "f1",
      description: "The headline figure of entity recognition, over whole spans as in the CoNLL-2003 shared task.",
      formula: "harmonic mean of precision and recall over entity spans",
      range: "0 to 1",
      better: "higher",
      definition: "https://aclanthology.org/W03-0419/",
    },
  ],
  widgetModels: ["FacebookAI/xlm-roberta-large-finetuned-conll03-english"],
  youtubeId: "wVHdVlPScxA",
  isPlaceholder: false,
  // Facts of the records: a public record of the hub's API of December 2025 (dslim's tags and classes); the list of
  // files and the card of spaCy's repository on the public hub, stored copies; all read 2026-11-21.
  exampleModels: [
    {
      id: "dslim/bert-base-NER",
      library_name: "transformers",
      pipeline_tag: "token-classification",
      tags: ["transformers", "pytorch", "onnx", "safetensors", "bert", "token-classification", "license:mit"],
      config: { architectures: ["BertForTokenClassification"], model_type: "bert" },
      transformersInfo: {
        auto_model: "AutoModelForTokenClassification",
        pipeline_tag: "token-classification",
        processor: "AutoTokenizer",
      },
    },
    {
      id: "spacy/en_core_web_sm",
      library_name: "spacy",
      pipeline_tag: "token-classification",
      tags: ["spacy", "token-classification", "en", "license:mit"],
      siblings: [
        { rfilename: "README.md" },
        { rfilename: "config.cfg" },
        { rfilename: "en_core_web_sm-any-py3-none-any.whl" },
        { rfilename: "meta.json" },
      ],
    },
  ],
  // Output of people(), places() and match("#Date+") of the npm package compromise 14.17.0 with compromise-dates 3.9.0.
  demo: {
    inputs: [
      {
        type: "text",
        label: "Sentence",
        content: "On 5 June 1833 Ada Lovelace met Charles Babbage in London.",
      },
    ],
    outputs: [
      {
        type: "text-with-tokens",
        text: "On 5 June 1833 Ada Lovelace met Charles Babbage in London.",
        tokens: [
          { type: "DATE", start: 3, end: 14 },
          { type: "PERSON", start: 15, end: 27 },
          { type: "PERSON", start: 32, end: 47 },
          { type: "PLACE", start: 51, end: 57 },
        ],
      },
    ],
    note: "The marks were made by the JavaScript library compromise 14.17.0, which works with rules and word lists.",
  },
  related: ["text-classification", "question-answering", "document-question-answering", "text-generation"],
} satisfies Task;
