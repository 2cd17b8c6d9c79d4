text='The room was spotless and the staff could not have been kinder.'

hf download owner/name --local-dir encoderfiles
# For Linux on x86_64. The others: aarch64-linux-gnu, x86_64-apple-darwin, aarch64-apple-darwin.
program=$(find encoderfiles -name '*.x86_64-linux-gnu.encoderfile' | head -n 1)
# A program: run it only if you trust its author.
chmod +x "$program"
"./$program" infer "$text"
