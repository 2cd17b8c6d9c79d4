mlc_llm chat HF://owner/name-q4f16_1-MLC
