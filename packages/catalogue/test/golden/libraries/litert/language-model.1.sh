file=model.litertlm

hf download owner/name model.litertlm --local-dir model
litert-lm run "model/$file"
