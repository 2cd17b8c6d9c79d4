from huggingface_hub import hf_hub_download
from pyscf import gto
from skala.functional.load import TracedFunctional
from skala.pyscf import SkalaKS

# A molecule: its atoms, and where they are in ångström. Here water.
atoms = "O 0 0 0.117; H 0 0.757 -0.469; H 0 -0.757 -0.469"

molecule = gto.M(atom=atoms, basis="def2-tzvp")
path = hf_hub_download("owner/name", "name.fun")
# The file is a program of TorchScript, which can run code: load it only if you trust its author.
calculation = SkalaKS(molecule, xc=TracedFunctional.load(path))
print(f"{calculation.kernel():.6f} hartree")
