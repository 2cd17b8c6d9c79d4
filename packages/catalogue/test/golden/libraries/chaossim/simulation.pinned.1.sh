# Needs Mathematica, or the Wolfram Engine, whose command is wolframscript.
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name --revision v1.0 --local-dir ChaosSim
# A thousand steps of the logistic map, and how random they are by the functions of MathUtils.wl.
# The simulations are in ChaosSim.nb and Examples.nb: open them in Mathematica and evaluate the cells.
wolframscript -code '
  Get["ChaosSim/MathUtils.wl"];
  steps = NestList[3.9 # (1 - #) &, 0.2, 1000];
  Print["Entropy: ", ChaosEntropy[steps]];
  Print["Golden ratio: ", N[GoldenRatioApproximation[20]]]
'
