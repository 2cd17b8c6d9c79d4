# For other machines: name.aarch64-apple-darwin.encoderfile
program=encoderfiles/name.x86_64-linux-gnu.encoderfile
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name name.x86_64-linux-gnu.encoderfile --revision v1.0 --local-dir encoderfiles
# A program: run it only if you trust its author.
chmod +x "$program"
# Answers at http://localhost:8080, for example: curl http://localhost:8080/predict -H 'Content-Type: application/json' -d '{"inputs": ["Hello"]}'
"./$program" serve --disable-grpc
