text='The next train to Bristol leaves from platform four.'

hf download owner/name en/epoch=1.ckpt en/config.json --local-dir voice
# The file holds pickles, which can run code: load it only if you trust its author.
python -m piper.train.export_onnx --checkpoint voice/en/epoch=1.ckpt --output-file voice.onnx
cp voice/en/config.json voice.onnx.json
python -m piper -m voice.onnx -f speech.wav -- "$text"
