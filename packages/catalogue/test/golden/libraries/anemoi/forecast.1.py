from anemoi.inference.config.run import RunConfiguration
from anemoi.inference.runners import create_runner

output_file = "forecast.nc"

# Begins at ECMWF's open analysis of yesterday midnight, which is fetched. Needs an NVIDIA GPU.
configuration = RunConfiguration.load(
    {
        "checkpoint": {"huggingface": "owner/name"},
        "input": "opendata",
        "lead_time": "2d",
        "output": {"netcdf": output_file},
        # More chunks need less memory of the GPU, and more time.
        "env": {"ANEMOI_INFERENCE_NUM_CHUNKS": 8},
    }
)
create_runner(configuration).execute()
print(f"Saved {output_file}")
