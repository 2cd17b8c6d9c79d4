# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
hf download owner/name --local-dir train_dir/name
# The environment that it was trained in. Where it is not one of Sample Factory's own, a script of yours must register it: https://www.samplefactory.dev/03-customization/custom-environments/
grep '"env":' train_dir/name/config.json
