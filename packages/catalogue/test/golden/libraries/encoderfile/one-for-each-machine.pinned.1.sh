text='The room was spotless and the staff could not have been kinder.'

# For other machines: name.aarch64-apple-darwin.encoderfile
program=encoderfiles/name.x86_64-linux-gnu.encoderfile
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name name.x86_64-linux-gnu.encoderfile --revision v1.0 --local-dir encoderfiles
# A program: run it only if you trust its author.
chmod +x "$program"
"./$program" infer "$text"
