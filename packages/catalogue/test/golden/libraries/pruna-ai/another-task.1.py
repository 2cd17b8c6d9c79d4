from pruna import PrunaModel

model = PrunaModel.from_pretrained("owner/name")
# It is called as the model that it was made from.
print(model.model)
