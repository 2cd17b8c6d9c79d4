# TimesFM 1.0 and 2.0 need timesfm 1.3.0; the current package loads 2.5 and 3.0 only.
