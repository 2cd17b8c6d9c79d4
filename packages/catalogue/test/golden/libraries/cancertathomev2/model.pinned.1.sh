# The repository is a program: run it only if you trust its author. It takes Python and Docker.
HF_ENDPOINT=http://127.0.0.1:7860 hf download owner/name --revision v1.0 --local-dir CancerAtHomeV2
cd CancerAtHomeV2 &&
    pip install -r requirements.txt
# The database Neo4j.
docker compose up -d
# Answers at http://localhost:5000
python run.py
