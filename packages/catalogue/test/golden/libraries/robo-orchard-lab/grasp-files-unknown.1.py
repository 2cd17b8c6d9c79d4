import torch
from robo_orchard_lab.inference import InferencePipelineMixin
from robo_orchard_lab.models.finegrasp.processor import GraspInput

# The authors' example: put your own pictures, and the matrix of your own camera, here.
view = GraspInput(
    rgb_image="hf://owner/FineGrasp/data_example/0000_rgb.png",
    # In millimetres.
    depth_image="hf://owner/FineGrasp/data_example/0000_depth.png",
    depth_scale=1000.0,
    intrinsic_matrix="hf://owner/FineGrasp/data_example/0000.mat",
    # Where to grasp: the limits of x, y and z in metres.
    grasp_workspace=[-1, 1, -1, 1, 0.0, 2.0],
)

pipeline = InferencePipelineMixin.load_pipeline("hf://owner/FineGrasp/finegrasp_pipeline")
pipeline.to("cuda" if torch.cuda.is_available() else "cpu")
pipeline.model.eval()
print(pipeline(view).grasp_poses[0])
