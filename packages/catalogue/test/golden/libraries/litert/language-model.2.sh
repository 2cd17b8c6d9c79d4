hf download owner/name model.litertlm --local-dir .
litert-lm run ./model.litertlm
