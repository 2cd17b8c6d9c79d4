# Needs one of NVIDIA's GPUs. Your own picture and sentence that the story begins with.
picture=start.jpg
sentence='George, the little monkey, found a kite in the garden.'

# The program finds its own code by this file, which the repository lacks.
touch .project-root
mkdir -p data/json data/image/george_full
cp "$picture" data/image/george_full/start.jpg
SENTENCE="$sentence" python -c 'import json, os; print(json.dumps({"images": ["start.jpg"], "captions": [os.environ["SENTENCE"]]}))' > data/json/val.jsonl
# Writes the pictures and text.txt to output/val_0.
python src/inference/gen_george.py
