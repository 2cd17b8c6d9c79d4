import { python } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { gitClone } from "../install.ts";
import type { Examples, Library } from "../library.ts";
import { head } from "../loading.ts";

export default {
  prettyLabel: "QuantumPeer",
  repoName: "QuantumPeer",
  repoUrl: "https://github.com/OpenPeer-AI/QuantumPeer",
  filter: false,
  countDownloads: extension("setup.py"),
  install: gitClone(
    "https://github.com/OpenPeer-AI/QuantumPeer",
    "bfcd4cf27d44d7b1c5a546ed209522b51e0b377f",
    "-r",
    "requirements.txt",
  ),
  snippets: (model, context) => [
    python()`
      ${head(model, context, { first: "Runs in the folder of the repository, whose program this is: the model has no weights." })}

      # Its part for language asks transformers for the folder bestmodel of OpenPeerLLM as if that were a model of its
      # own, and stops with an error. This is the part that runs: the circuit that it simulates.
      from quantum_circuit import QuantumCircuit
      from quantum_topology import ChernSimonsTopology

      prompt = "The lighthouse keeper climbed the stairs."
      qubits = 3

      circuit = QuantumCircuit(ChernSimonsTopology(qubits))
      state = circuit.evolve(circuit.prepare_input(prompt))
      # How likely each reading of the qubits is.
      for number, amplitude in enumerate(state):
          print(f"{number:0{qubits}b}: {abs(amplitude) ** 2:.1%}")
    `,
  ],
  fixedSource: "the program is in the project's repository, and loads nothing from the hub",
  source: "repository OpenPeer-AI/QuantumPeer at bfcd4cf, README and source, read 2026-11-21",
} satisfies Library;

export const examples = {
  model: { id: "owner/name" },
} satisfies Examples;
