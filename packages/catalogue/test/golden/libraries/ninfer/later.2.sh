# On Linux with a GeForce RTX 5090. Builds NInfer: with CUDA 13.1, CMake 3.28 and Ninja, and the headers of FFmpeg and
# of libcurl, such as apt install cmake ninja-build pkg-config libavformat-dev libswscale-dev libcurl4-openssl-dev.
# The commit of the install takes the models that its README lists, and no others: this one needs a newer one.
git checkout master
cmake -S . -B build -G Ninja -DCMAKE_BUILD_TYPE=Release
cmake --build build --parallel
hf download owner/Qwen3.8-27B-NInfer qwen3_8_27b.ninfer --local-dir models
# Speaks the API of OpenAI at http://127.0.0.1:8080/v1
build/apps/ninfer-serve models/qwen3_8_27b.ninfer --model-id owner/Qwen3.8-27B-NInfer --max-context 16384
