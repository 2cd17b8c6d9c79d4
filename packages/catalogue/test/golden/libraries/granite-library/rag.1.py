from mellea import model_ids, start_backend
from mellea.stdlib.components.intrinsic import rag

question = "What is the invoice number?"
documents = ["Invoice 4711 of 3 March was paid in full."]

# Downloads the adapter that it needs when it is called, for the model below.
chat, backend = start_backend("hf", model_id=model_ids.IBM_GRANITE_4_1_3B, context_type="chat")
# Also: rewrite_question, clarify_query, find_citations, flag_hallucinated_content.
print(rag.check_answerability(question, documents, chat, backend))
