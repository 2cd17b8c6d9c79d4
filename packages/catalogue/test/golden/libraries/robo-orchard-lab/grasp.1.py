# Needs one of NVIDIA's GPUs, and MinkowskiEngine, graspnetAPI, pointnet2 and knn, built from source: https://github.com/HorizonRobotics/RoboOrchardLab/blob/241bbc692ec83b9bb669c23e574aea44b4816300/projects/finegrasp_graspnet1b/README.md

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
pipeline.to("cuda")
pipeline.model.eval()
print(pipeline(view).grasp_poses[0])
