# On Linux with a GeForce RTX 5090. Builds NInfer: with CUDA 13.1, CMake 3.28 and Ninja, and the headers of FFmpeg and
# of libcurl, such as apt install cmake ninja-build pkg-config libavformat-dev libswscale-dev libcurl4-openssl-dev.
prompt='What is the capital of Portugal?'

cmake -S . -B build -G Ninja -DCMAKE_BUILD_TYPE=Release
cmake --build build --parallel
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/Qwen3.6-27B-NInfer qwen3_6_27b.ninfer --revision v1.0 --local-dir models
build/apps/ninfer models/qwen3_6_27b.ninfer --prompt "$prompt" --max-context 16384 --max-new 1024
