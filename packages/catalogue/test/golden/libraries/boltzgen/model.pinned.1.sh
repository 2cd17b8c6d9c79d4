# Needs one of NVIDIA's GPUs. The structure of a target from the Protein Data Bank: put your own here.
curl -fL -o target.cif https://files.rcsb.org/download/1G13.cif
cat > design.yaml <<'EOF'
entities:
  # What is designed: a protein of 80 to 140 amino acids.
  - protein:
      id: B
      sequence: 80..140
  # What it is to bind.
  - file:
      path: target.cif
      include:
        - chain:
            id: A
EOF

# The file holds pickles, which can run code: load it only if you trust its author.
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name boltzgen1_diverse.ckpt boltzgen1_adherence.ckpt boltzgen1_ifold.ckpt boltz2_conf_final.ckpt --revision v1.0 --local-dir models
# For a real search: 10000 designs or more. The best are written to designs/final_ranked_designs.
boltzgen run design.yaml --output designs --protocol protein-anything --num_designs 10 --budget 2 \
    --design_checkpoints models/boltzgen1_diverse.ckpt models/boltzgen1_adherence.ckpt \
    --inverse_fold_checkpoint models/boltzgen1_ifold.ckpt \
    --folding_checkpoint models/boltz2_conf_final.ckpt
