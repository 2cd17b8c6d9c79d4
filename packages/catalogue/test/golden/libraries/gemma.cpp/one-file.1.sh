prompt='What is the capital of Portugal?'

# Builds it: with CMake and Clang, such as apt install cmake clang.
CC=clang CXX=clang++ cmake --preset make
cmake --build --preset make -j 4 --target gemma
hf download owner/name --local-dir weights
build/gemma --weights weights/*.sbs --verbosity 0 --prompt "$prompt"
