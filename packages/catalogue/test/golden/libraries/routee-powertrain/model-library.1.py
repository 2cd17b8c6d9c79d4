import pandas as pd
import routee.powertrain as pt
from routee.powertrain.registry import HFRegistry

# The vehicle, found by similar names too; the repository holds models of many.
make = "chevrolet"
vehicle = "bolt"
# Your own route, a row for each piece of road: miles, miles per hour, percent.
links = pd.DataFrame(
    {
        "distance": [0.1, 0.2, 0.3],
        "speed_mph": [30.0, 40.0, 50.0],
        "grade_percent": [-2.0, 0.0, 2.0],
    }
)

registry = HFRegistry(repo_id="owner/name")
found = pt.query_available_models(
    make=make,
    model=vehicle,
    custom_filters=[lambda info: set(info.feature_names) <= set(links.columns)],
    registry=registry,
)
for info in found:
    print(info.model_id, info.vehicle_description)
model = pt.load_model(found[0].model_id, registry=registry)
# The energy for each piece: gallons of fuel or kilowatt-hours.
print(model.predict(links))
