# Needs Python 3.12 and one of NVIDIA's GPUs, and a C++ compiler for what was built.
# Your own molecules: proteins here, but also DNA, RNA and ligands.
cat > molecules.json <<'EOF'
{
  "name": "ubiquitin",
  "dialect": "alphafold3",
  "version": 1,
  "modelSeeds": [
    1
  ],
  "sequences": [
    {
      "protein": {
        "id": "A",
        "sequence": "MQIFVKTLTGKTITLEVEPSDTIENVKAKIQDKEGIPPDQQRLIFAGKQLEDGRTLSDYNIQKESTLHLVLRLRGG",
        "unpairedMsa": "",
        "pairedMsa": "",
        "templates": []
      }
    }
  ]
}
EOF

# The chemical components that the engine knows.
build_data
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name intellifold_v2.bin.zst intellifold_v2_fourier.npz --revision v1.0 --local-dir model_v2
# Without a search for relatives of the protein, which would make the structure better: that takes AlphaFold 3's
# databases, and --db_dir in place of the last word.
intellifold predict molecules.json --model-dir=model_v2 --output-dir structures -- --norun_data_pipeline
