# The repository is a program: run it only if you trust its author. It takes Python and Docker.
hf download owner/name --local-dir CancerAtHomeV2
cd CancerAtHomeV2 &&
    pip install -r requirements.txt
# The database Neo4j.
docker compose up -d
# Answers at http://localhost:5000
python run.py
