# Your own recording, and a file with what is said in it, word for word.
recording=recording.wav
words=recording.txt

# Saves when each word and each of its sounds begins and ends, for Praat. A folder of recordings: mfa align_hf.
mfa align_one_hf "$recording" "$words" owner/english_mfa aligned.TextGrid
