# The folder of your Unity project (6000.0 or later).
unity_project=UnityProject

export HF_ENDPOINT=http://127.0.0.1:7860
hf download owner/name --revision v1.0 --local-dir "$unity_project/Assets/Models"
# Add "com.unity.ai.inference": "2.4.0" to the dependencies in Packages/manifest.json of the project.
# In C# (namespace Unity.InferenceEngine): load the file with ModelLoader.Load, and run it with a Worker. Samples: https://github.com/Unity-Technologies/sentis-samples
# Files that were made for Sentis 1 may need to be exported again.
