hf download owner/name
# What to do with them: https://github.com/mindspore-ai/mindspore
