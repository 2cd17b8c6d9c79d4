# On Linux with a GeForce RTX 5090. Builds NInfer: with CUDA 13.1, CMake 3.28 and Ninja, and the headers of FFmpeg and
# of libcurl, such as apt install cmake ninja-build pkg-config libavformat-dev libswscale-dev libcurl4-openssl-dev.
prompt='What is the capital of Portugal?'

cmake -S . -B build -G Ninja -DCMAKE_BUILD_TYPE=Release
cmake --build build --parallel
hf download owner/name --local-dir models
build/apps/ninfer models/*.ninfer --prompt "$prompt" --max-context 16384 --max-new 1024
