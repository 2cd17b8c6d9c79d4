hf download owner/name opendde_abag.pt --local-dir .

# Your own molecules: proteins here, but also DNA, RNA and ligands.
cat > molecules.json <<'EOF'
[
  {
    "name": "ubiquitin",
    "modelSeeds": [
      101
    ],
    "sequences": [
      {
        "proteinChain": {
          "sequence": "MQIFVKTLTGKTITLEVEPSDTIENVKAKIQDKEGIPPDQQRLIFAGKQLEDGRTLSDYNIQKESTLHLVLRLRGG",
          "count": 1
        }
      }
    ]
  }
]
EOF

# On the processor where there is no GPU, which takes long. Better structures come with --use_msa true,
# which sends the sequences to the public server of ColabFold.
opendde pred -i molecules.json -o structures --load_checkpoint_path ./opendde_abag.pt --use_msa false --sample 1
