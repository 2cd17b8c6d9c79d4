"""Makes the demo of image classification: a digit that a classifier has not seen, and its scores.

python3 handwritten_digit.py  writes digit.png beside the task and prints the scores.
Needs scikit-learn 1.9.1 (the digits and the classifier), numpy and Pillow.
"""

from pathlib import Path

import numpy as np
from PIL import Image
from sklearn.datasets import load_digits
from sklearn.model_selection import train_test_split
from sklearn.neural_network import MLPClassifier

FOLDER = Path(__file__).parent.parent / "src/tasks/image-classification"
INK, PAPER = np.array((34, 48, 92)), np.array((248, 244, 234))

if __name__ == "__main__":
    digits = load_digits()
    kept = train_test_split(digits.images / 16, digits.target, test_size=0.25, random_state=0, stratify=digits.target)
    train, test, names, truth = kept
    model = MLPClassifier((64,), max_iter=400, random_state=0).fit(train.reshape(-1, 64), names)
    scores = model.predict_proba(test.reshape(-1, 64))
    right = scores.argmax(axis=1) == truth
    print(f"{right.mean():.3f} of {len(truth)} right")
    # Of the threes that it gets right, the one whose score is nearest to 0.8.
    best = scores.max(axis=1)
    chosen = np.argmin(np.abs(best - 0.8) + ~right + (truth != 3))
    order = np.argsort(-scores[chosen])[:4]
    print(truth[chosen], {int(label): round(float(scores[chosen, label]), 3) for label in order})
    pixels = test[chosen][:, :, None]
    picture = np.full((480, 640, 3), PAPER, dtype=float)
    for row in range(8):
        for column in range(8):
            top, left = 44 + row * 49, 124 + column * 49
            picture[top : top + 48, left : left + 48] = PAPER - 10 + (INK - PAPER + 10) * pixels[row, column]
    Image.fromarray(picture.round().astype(np.uint8)).save(FOLDER / "digit.png", optimize=True)
