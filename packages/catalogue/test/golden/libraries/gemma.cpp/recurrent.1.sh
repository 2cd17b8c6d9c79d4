# The release 0.1.4: the newer ones no longer read the first generation of Gemma.
# On one line.
prompt='What is the capital of Portugal?'

# Builds it: with CMake and Clang, such as apt install cmake clang.
CC=clang CXX=clang++ cmake --preset make
cmake --build --preset make -j 4 --target gemma
hf download owner/recurrentgemma-2b-cpp --local-dir weights
echo "$prompt" | build/gemma --weights weights/*.sbs --tokenizer weights/tokenizer.spm --weight_type bf16 --model gr2b-pt --verbosity 0
