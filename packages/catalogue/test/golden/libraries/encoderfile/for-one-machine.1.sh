text='The room was spotless and the staff could not have been kinder.'

program=encoderfiles/name.aarch64-apple-darwin.encoderfile
hf download owner/name name.aarch64-apple-darwin.encoderfile --local-dir encoderfiles
# A program: run it only if you trust its author.
chmod +x "$program"
"./$program" infer "$text"
