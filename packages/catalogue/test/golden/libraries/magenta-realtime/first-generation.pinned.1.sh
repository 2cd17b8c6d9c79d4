# Needs Python 3.12 and one of NVIDIA's GPUs with 40 GB. A newer generation, Magenta RealTime 2, runs on Macs too.
git clone https://github.com/google-research/t5x.git
git -C t5x checkout 7781d16
patch t5x/setup.py < patch/t5x_setup.py.patch
patch t5x/t5x/partitioning.py < patch/t5x_partitioning.py.patch
pip install './t5x[gpu]'
pip install -e '.[gpu]' tf2jax==0.3.8
seqio=$(python -c 'import importlib.util; print(importlib.util.find_spec("seqio").submodule_search_locations[0])')
patch "$seqio/vocabularies.py" < patch/seqio_vocabularies.py.patch
