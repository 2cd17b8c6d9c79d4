# xAI's program reads Grok-1 from a folder ckpt-0, which this repository does not have.
