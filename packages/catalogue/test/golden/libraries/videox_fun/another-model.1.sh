hf download owner/name
# What to do with them: https://github.com/aigc-apps/VideoX-Fun
