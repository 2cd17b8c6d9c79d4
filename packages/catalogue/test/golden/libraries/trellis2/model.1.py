# First, in the folder of the repository: . ./setup.sh --basic --flash-attn --nvdiffrast --nvdiffrec --cumesh --o-voxel --flexgemm
# Runs there, on Linux with one of NVIDIA's GPUs with 24 GB.

import o_voxel
from PIL import Image
from trellis2.pipelines import Trellis2ImageTo3DPipeline

# Your own picture of one thing.
image_path = "assets/example_image/T.png"

pipeline = Trellis2ImageTo3DPipeline.from_pretrained("owner/name")
pipeline.cuda()
mesh = pipeline.run(Image.open(image_path))[0]
# As many triangles as the renderer takes.
mesh.simplify(16777216)
shape = o_voxel.postprocess.to_glb(
    vertices=mesh.vertices,
    faces=mesh.faces,
    attr_volume=mesh.attrs,
    coords=mesh.coords,
    attr_layout=mesh.layout,
    voxel_size=mesh.voxel_size,
    aabb=[[-0.5, -0.5, -0.5], [0.5, 0.5, 0.5]],
    decimation_target=1000000,
    texture_size=4096,
    remesh=True,
)
shape.export("shape.glb", extension_webp=True)
print("Saved shape.glb")
