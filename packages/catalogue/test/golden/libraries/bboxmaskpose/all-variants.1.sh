mim install mmengine mmcv==2.1.0 mmdet==3.3.0 mmpretrain==1.2.0
pip install -r requirements.txt
pip install -e .
