# On a board with a chip of Rockchip, and the chip that this was made for: RK3588, RK3576, RK3562 or RV1126B.
# What its file is called in the repository.
file=model.rkllm

hf download owner/name --local-dir model
cmake -S examples/rkllm_api_demo/deploy -B build && cmake --build build
# The model, how much it answers at most, and how much it reads, in tokens. Type a question, or exit.
LD_LIBRARY_PATH=rkllm-runtime/Linux/librkllm_api/aarch64 build/llm_demo "model/$file" 2048 4096
