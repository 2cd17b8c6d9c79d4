hf download owner/name
# What to do with them: https://github.com/ml-explore/mlx-examples
