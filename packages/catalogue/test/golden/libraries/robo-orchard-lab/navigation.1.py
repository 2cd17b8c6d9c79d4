# Needs one of NVIDIA's GPUs, and VILA, from its source: https://github.com/HorizonRobotics/RoboOrchardLab/blob/241bbc692ec83b9bb669c23e574aea44b4816300/projects/aux_think/README.md

from robo_orchard_lab.inference import InferencePipelineMixin
from robo_orchard_lab.models.aux_think.processor import AuxThinkInput

# What the robot saw last, the newest picture at the end. The authors' example: put your own paths here.
pictures = [
    "hf://owner/Aux-Think/data_example/rgb_0.png",
    "hf://owner/Aux-Think/data_example/rgb_1.png",
    "hf://owner/Aux-Think/data_example/rgb_2.png",
    "hf://owner/Aux-Think/data_example/rgb_3.png",
]
instruction = "Walk down the hallway and stop at the top of the staircase."

pipeline = InferencePipelineMixin.load_pipeline("hf://owner/Aux-Think")
pipeline.model.eval()
print(pipeline(AuxThinkInput(image_paths=pictures, instruction=instruction)).text)
