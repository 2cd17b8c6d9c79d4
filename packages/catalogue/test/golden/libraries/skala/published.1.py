from pyscf import gto
from skala.pyscf import SkalaKS

# A molecule: its atoms, and where they are in ångström. Here water.
atoms = "O 0 0 0.117; H 0 0.757 -0.469; H 0 -0.757 -0.469"

molecule = gto.M(atom=atoms, basis="def2-tzvp")
# Downloads the functional, and checks that it is the one that was published.
calculation = SkalaKS(molecule, xc="skala-1.1")
print(f"{calculation.kernel():.6f} hartree")
