hf download owner/name --local-dir encoderfiles
# For Linux on x86_64. The others: aarch64-linux-gnu, x86_64-apple-darwin, aarch64-apple-darwin.
program=$(find encoderfiles -name '*.x86_64-linux-gnu.encoderfile' | head -n 1)
# A program: run it only if you trust its author.
chmod +x "$program"
# Answers at http://localhost:8080, for example: curl http://localhost:8080/predict -H 'Content-Type: application/json' -d '{"inputs": ["Hello"]}'
"./$program" serve --disable-grpc
