"""Computes the demos of tabular classification and tabular regression and prints their tables.

pip install scikit-learn==1.9.1 palmerpenguins==0.1.6 && python3 tabular_demos.py

The rows of each demo are kept out of the training. Data: Fisher's irises, which scikit-learn brings along,
and the penguins of the Palmer Archipelago (CC0), which palmerpenguins does.
"""

from palmerpenguins import load_penguins
from sklearn.compose import make_column_transformer
from sklearn.datasets import load_iris
from sklearn.ensemble import RandomForestRegressor
from sklearn.linear_model import LogisticRegression
from sklearn.metrics import mean_absolute_error
from sklearn.model_selection import cross_val_score, train_test_split
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import OneHotEncoder, StandardScaler

# One flower of each species; rows of the data.
FLOWERS = [0, 63, 129]
PENGUINS = 4


def classification():
    table = load_iris(as_frame=True)
    columns = ["petal length (cm)", "petal width (cm)", "sepal length (cm)"]
    names = table.target.map(dict(enumerate(table.target_names)))
    rest = table.data.drop(index=FLOWERS)[columns]
    model = make_pipeline(StandardScaler(), LogisticRegression())
    model.fit(rest, names.drop(index=FLOWERS))
    rows = table.data.loc[FLOWERS, columns]
    print(rows.assign(predicted=model.predict(rows), truth=names[FLOWERS]).to_string())
    print(model.predict_proba(rows).round(3))


def regression():
    columns = ["species", "flipper_length_mm", "bill_length_mm", "sex"]
    table = load_penguins().dropna(subset=[*columns, "body_mass_g"])
    rest, rows = train_test_split(table, test_size=PENGUINS, random_state=1)
    model = make_pipeline(
        make_column_transformer((OneHotEncoder(), ["species", "sex"]), remainder="passthrough"),
        RandomForestRegressor(min_samples_leaf=3, random_state=1),
    )
    model.fit(rest[columns], rest.body_mass_g)
    predicted = model.predict(rows[columns])
    print(rows[columns].assign(predicted=predicted.round(-1), truth=rows.body_mass_g).to_string())
    print("mean absolute error:", mean_absolute_error(rows.body_mass_g, predicted))
    print(cross_val_score(model, table[columns], table.body_mass_g, cv=5, scoring="neg_mean_absolute_error").mean())


classification()
regression()
