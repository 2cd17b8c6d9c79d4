program=encoderfiles/name.aarch64-apple-darwin.encoderfile
hf download owner/name name.aarch64-apple-darwin.encoderfile --local-dir encoderfiles
# A program: run it only if you trust its author.
chmod +x "$program"
# Answers at http://localhost:8080, for example: curl http://localhost:8080/predict -H 'Content-Type: application/json' -d '{"inputs": ["Hello"]}'
"./$program" serve --disable-grpc
