# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# Needs Python 3.10 to 3.12 and one of NVIDIA's GPUs. What to speak, in English or Chinese.
text='Doors close in ten minutes.'
# Your own recording of the voice to speak with, and what is said in it: here the repository's.
voice=examples/prompt/jiayan_en.wav
words="I wonder if you'd like to have a burger with me."

# The files hold pickles and the tokenizer a program, which run code: load them only if you trust their author.
hf download owner/name --local-dir ckpt
# The program reads what to speak from this folder: a line for each speech.
TEXT="$text" VOICE="$voice" WORDS="$words" python -c 'import json, os; print(json.dumps({"uttid": "speech", "prompt_text": os.environ["WORDS"], "prompt_speech": os.environ["VOICE"], "syn_text": os.environ["TEXT"]}))' > examples/mine.jsonl
# Saves outputs/pretrain_mine/mine/speech.wav.
python glmtts_inference.py --data mine --exp_name _mine --use_cache
