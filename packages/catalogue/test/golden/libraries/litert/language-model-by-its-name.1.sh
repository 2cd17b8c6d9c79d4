# What its file is called in the repository.
file=model.litertlm

hf download owner/name-litertlm --local-dir model
litert-lm run "model/$file"
