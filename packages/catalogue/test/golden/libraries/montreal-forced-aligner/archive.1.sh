# Your own recording, and a file with what is said in it, word for word.
recording=recording.wav
words=recording.txt
# How words are pronounced, in the sounds that the model knows: a file of yours, or the name of one to download.
dictionary=english_us_mfa

mfa model download dictionary "$dictionary"
hf download owner/name english_mfa.zip --local-dir model
# Saves when each word and each of its sounds begins and ends, for Praat. A folder of recordings: mfa align.
mfa align_one "$recording" "$words" "$dictionary" model/english_mfa.zip aligned.TextGrid
