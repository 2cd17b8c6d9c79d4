HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name-q4f16_1-MLC --revision v1.0 --local-dir model
mlc_llm chat model
