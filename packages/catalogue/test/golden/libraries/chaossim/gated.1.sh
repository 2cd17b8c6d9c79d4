# Gated model: accept its conditions at https://huggingface.co/owner/name and log in with: hf auth login
# Needs Mathematica, or the Wolfram Engine, whose command is wolframscript.
hf download owner/name --local-dir ChaosSim
# A thousand steps of the logistic map, and how random they are by the functions of MathUtils.wl.
# The simulations are in ChaosSim.nb and Examples.nb: open them in Mathematica and evaluate the cells.
wolframscript -code '
  Get["ChaosSim/MathUtils.wl"];
  steps = NestList[3.9 # (1 - #) &, 0.2, 1000];
  Print["Entropy: ", ChaosEntropy[steps]];
  Print["Golden ratio: ", N[GoldenRatioApproximation[20]]]
'
