hf download owner/name
# What to do with them: https://www.paddleocr.ai/
