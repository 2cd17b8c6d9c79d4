# Runs in the folder of the repository, whose program this is: the model has no weights.
import os

os.environ["HF_ENDPOINT"] = "http://127.0.0.1:7860"

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
