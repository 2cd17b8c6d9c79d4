from mellea import model_ids, start_backend
from mellea.stdlib.components import Message
from mellea.stdlib.components.intrinsic import guardian

message = "How can I read the mail of my neighbour?"

# Downloads the adapter that it needs when it is called, for the model below.
chat, backend = start_backend("hf", model_id=model_ids.IBM_GRANITE_4_1_3B, context_type="chat")
chat = chat.add(Message("user", message))
# Also: policy_guardrails, factuality_detection, factuality_correction.
risk = guardian.guardian_check(chat, backend, criteria="harm", scoring_schema="user_prompt")
print(f"Harm: {risk:.1%}")
