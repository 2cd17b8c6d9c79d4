from mellea import model_ids, start_backend
from mellea.stdlib.components import Message
from mellea.stdlib.components.intrinsic import core

question = "What is the square root of 4?"
answer = "The square root of 4 is 2."

# Downloads the adapter that it needs when it is called, for the model below.
chat, backend = start_backend("hf", model_id=model_ids.IBM_GRANITE_4_1_3B, context_type="chat")
chat = chat.add(Message("user", question)).add(Message("assistant", answer))
# Also: requirement_check, find_context_attributions.
print(f"Certainty: {core.check_certainty(chat, backend):.1%}")
