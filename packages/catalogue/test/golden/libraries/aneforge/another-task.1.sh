hf download owner/name
# What to do with them: https://aneforge.readthedocs.io
