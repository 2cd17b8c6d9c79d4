import numpy as np
import torch
from huggingface_hub import hf_hub_download
from PIL import Image
from sam2.build_sam import build_sam2_video_predictor

weights = "checkpoint.pt"
config = "configs/sam2.1/sam2.1_hiera_s.yaml"
# A folder with the frames of your own video: 00000.jpg, 00001.jpg and so on.
frames_folder = "frames"
# A point on the object in the first frame, in pixels from the left and the top.
point = (200, 150)

device = "cuda" if torch.cuda.is_available() else "cpu"
predictor = build_sam2_video_predictor(config, hf_hub_download("owner/sam2.1-hiera-small-cells", weights), device=device)
with torch.inference_mode():
    state = predictor.init_state(video_path=frames_folder)
    predictor.add_new_points_or_box(
        inference_state=state,
        frame_idx=0,
        obj_id=1,
        points=np.array([point], dtype=np.float32),
        labels=np.array([1], dtype=np.int32),
    )
    for number, _, masks in predictor.propagate_in_video(state):
        mask = (masks[0, 0] > 0).cpu().numpy()
        Image.fromarray(mask.astype(np.uint8) * 255).save(f"mask-{number:05}.png")
        print(f"Saved mask-{number:05}.png")
