hf download owner/name
# What to do with them: https://github.com/microsoft/TRELLIS.2
