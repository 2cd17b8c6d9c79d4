text='The next train to Bristol leaves from platform four.'

hf download owner/name epoch=1.ckpt config.json --local-dir voice
# The file holds pickles, which can run code: load it only if you trust its author.
python -m piper.train.export_onnx --checkpoint voice/epoch=1.ckpt --output-file voice.onnx
cp voice/config.json voice.onnx.json
python -m piper -m voice.onnx -f speech.wav -- "$text"
