# A scene of the repository; how to describe your own, with its meshes and lights, its README says.
python scene_processor/convert_scene.py examples/cbox.json --output_h5_path scene/cbox.h5
