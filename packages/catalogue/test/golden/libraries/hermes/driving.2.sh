# Your own copy of the dataset nuScenes, which it describes and predicts: nuscenes.org has it.
nuscenes=/path/to/nuscenes

mkdir -p data
ln -s "$nuscenes" data/nuscenes
# The files hold pickles, which can run code: load them only if you trust their author.
hf download owner/name --local-dir download
mv download/ckpt ckpt
mv download/data/*.pkl download/data/mask_cam_img.jpg data/nuscenes/
unzip download/data/omnidrive_nusc.zip -d data
unzip download/data/NuInteractCaption.zip -d data
hf download OpenGVLab/InternVL2-2B --local-dir projects/mmdet3d_plugin/models/internvl_chat/pretrained/InternVL2-2B
