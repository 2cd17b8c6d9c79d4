prompt='What is the capital of Portugal?'

# Builds it: with CMake and Clang, such as apt install cmake clang.
CC=clang CXX=clang++ cmake --preset make
cmake --build --preset make -j 4 --target gemma
hf download owner/gemma-2-2b-it-sfp-cpp --local-dir weights
build/gemma --weights weights/gemma2-2b-it-sfp.sbs --tokenizer weights/tokenizer.spm --verbosity 0 --prompt "$prompt"
