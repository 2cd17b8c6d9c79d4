# The package rwkv reads files that end in .pth: this repository's GGUF files run in llama.cpp.
