# Needs Python 3.9, CUDA 11.8 with its compiler, and one of NVIDIA's GPUs with 80 GB.
pip install torch==2.0.1 torchvision==0.15.2 torchaudio==2.0.2 --index-url https://download.pytorch.org/whl/cu118
pip install mmcv-full==1.5.0 mmdet==2.24.0
pip install -r requirements_internvl.txt
pip install --no-build-isolation flash-attn==2.3.6
pip install einops fvcore seaborn iopath==0.1.9 timm==0.6.13 typing-extensions==4.5.0 ipython==8.12 numpy==1.22 \
    matplotlib==3.5.2 numba==0.57 pandas==1.4.4 scikit-image==0.19.3 setuptools==59.5.0 boto3
pip install --no-build-isolation git+https://github.com/facebookresearch/detectron2.git
pip install plyfile==1.0.3 nuscenes-devkit==1.1.10 plotly==5.22.0 pandas==1.4.4 scipy==1.10.1 lyft_dataset_sdk \
    yapf==0.40.1
python setup.py install
pip install ./third_lib/chamfer_dist/chamferdist
(cd projects/mmdet3d_plugin/bevformer/backbones/ops_dcnv3 && sh make.sh)
pip install https://data.pyg.org/whl/torch-2.0.0%2Bcu118/torch_scatter-2.1.2%2Bpt20cu118-cp39-cp39-linux_x86_64.whl
pip install -e projects/mmdet3d_plugin/models/internvl_chat
pip install numba==0.57 torchmetrics==1.4.1 networkx==2.5
