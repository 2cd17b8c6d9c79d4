from bertopic import BERTopic

model = BERTopic.load("owner/name")
print(model.get_topic_info())
