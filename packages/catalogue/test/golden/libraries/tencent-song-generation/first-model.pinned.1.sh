# Needs one of NVIDIA's GPUs with 10 GB, or with 22 GB for the large models.
# Parts with semicolons between, and a full stop after each line that is sung.
lyrics='[intro-short] ; [verse] The harbour lights are burning low. The boats come in the tide is slow. ; [chorus] Carry me home. Carry me home. ; [outro-short]'
# Words for the voice, the genre, the mood and the instruments.
description='female, pop, calm, piano'

pip install --no-deps -r requirements_nodeps.txt
# The files hold pickles, which can run code: load them only if you trust their author.
HF_ENDPOINT=http://127.0.0.1:7860 huggingface-cli download owner/SongGeneration --revision v1.0 --local-dir runtime
mv runtime/ckpt ckpt
mv runtime/third_party third_party
LYRICS="$lyrics" DESCRIPTION="$description" python -c 'import json, os; print(json.dumps({"idx": "song", "gt_lyric": os.environ["LYRICS"], "descriptions": os.environ["DESCRIPTION"]}))' > song.jsonl
# Saves songs/audios/song.flac. Faster with flash-attn, and without the last word.
bash generate.sh ckpt/songgeneration_base song.jsonl songs --not_use_flash_attn
