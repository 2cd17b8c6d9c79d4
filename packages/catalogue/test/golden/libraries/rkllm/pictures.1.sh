# On a board with a chip of Rockchip, and the chip that this was made for: RK3588, RK3576, RK3562 or RV1126B.
file=model.rkllm

# Its language model alone. What reads the pictures is a file of its own: see examples/multimodal_model_demo.
hf download owner/name model.rkllm --local-dir model
cmake -S examples/rkllm_api_demo/deploy -B build && cmake --build build
# The model, how much it answers at most, and how much it reads, in tokens. Type a question, or exit.
LD_LIBRARY_PATH=rkllm-runtime/Linux/librkllm_api/aarch64 build/llm_demo "model/$file" 2048 4096
