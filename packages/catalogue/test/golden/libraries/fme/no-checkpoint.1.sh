# The file holds pickles, which can run code: load it only if you trust its author.
hf download owner/name ace2_era5_ckpt.tar --local-dir model
# Put what the weather begins with and what drives it, as NetCDF files, where config.yaml below names them.

cat > config.yaml <<'EOF'
experiment_dir: weather
checkpoint_path: "model/ace2_era5_ckpt.tar"
# Steps of six hours: ten days.
n_forward_steps: 40
forward_steps_in_memory: 10
initial_condition:
  path: "model/initial_conditions/start.nc"
  start_indices:
    first: 0
    n_initial_conditions: 1
    interval: 1
forcing_loader:
  dataset:
    data_path: model/forcing_data
    file_pattern: "forcing.nc"
  num_data_workers: 2
data_writer:
  save_prediction_files: true
  save_monthly_files: false
logging:
  log_to_screen: true
  log_to_wandb: false
  log_to_file: true
  project: ace
EOF

# Without a GPU it takes long. The forecast is written to weather/autoregressive_predictions.nc.
python -m fme.ace.inference config.yaml
