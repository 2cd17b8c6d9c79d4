# The release 0.1.4: the newer ones no longer read the first generation of Gemma.
# Gated model: accept its conditions at http://127.0.0.1:7860/owner/gemma-2b-it-sfp-cpp and log in with: hf auth login
# On one line.
prompt='What is the capital of Portugal?'

# Builds it: with CMake and Clang, such as apt install cmake clang.
CC=clang CXX=clang++ cmake --preset make
cmake --build --preset make -j 4 --target gemma
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/gemma-2b-it-sfp-cpp --revision v1.0 --local-dir weights
echo "$prompt" | build/gemma --weights weights/2b-it-sfp.sbs --tokenizer weights/tokenizer.spm --weight_type sfp --model 2b-it --verbosity 0
