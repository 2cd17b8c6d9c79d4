"""Makes the demo of time-series forecasting: carbon dioxide at Mauna Loa, forecast by exponential smoothing.

python3 co2_forecast.py  prints the numbers that the task's table shows and writes co2-history.svg and
co2-forecast.svg beside the task. Needs statsmodels 0.15.0, whose data set co2 (public domain) it reads.
"""

from pathlib import Path

import numpy
import pandas
import statsmodels.api
from statsmodels.tsa.exponential_smoothing.ets import ETSModel

TASK = Path(__file__).parent.parent / "src/tasks/time-series-forecasting"
WIDTH, HEIGHT = 640, 340
LEFT, RIGHT, TOP, BOTTOM = 58, 18, 52, 42
SHOWN_FROM, CUT, END = "1994-01-01", "1999-12-01", "2001-12-01"

weekly = statsmodels.api.datasets.co2.load_pandas().data["co2"]
monthly = weekly.resample("MS").mean().interpolate()
past, future = monthly[:CUT], monthly[CUT:END][1:]
fit = ETSModel(past, error="add", trend="add", damped_trend=True, seasonal="add", seasonal_periods=12).fit(disp=False)
forecast = fit.get_prediction(start=future.index[0], end=future.index[-1]).summary_frame(alpha=0.2)
middle, low, high = (forecast[name] for name in ("mean", "pi_lower", "pi_upper"))

season = past[-12:].to_numpy()
naive = numpy.concatenate([season, season])
scale = numpy.abs(past.to_numpy()[12:] - past.to_numpy()[:-12]).mean()
print("months of history", len(past), "to", past.index[-1].date())
print("MAE", numpy.abs(middle - future).mean().round(2), "seasonal naive", numpy.abs(naive - future).mean().round(2))
print("MASE", (numpy.abs(middle - future).mean() / scale).round(2))
print("inside 80 %:", int(((future >= low) & (future <= high)).sum()), "of", len(future))
for date in future.index[[0, 4, 9, 16, 23]]:
    print(date.strftime("%B %Y"), *(round(series[date], 1) for series in (middle, low, high, future)))

shown = monthly[SHOWN_FROM:END]
months = {date: number for number, date in enumerate(shown.index)}
lowest, highest = 354, 376


def x(date):
    return LEFT + months[date] / (len(months) - 1) * (WIDTH - LEFT - RIGHT)


def y(value):
    return HEIGHT - BOTTOM - (value - lowest) / (highest - lowest) * (HEIGHT - TOP - BOTTOM)


def points(series):
    return " ".join(f"{x(date):.1f},{y(value):.1f}" for date, value in series.items())


def chart(title, parts):
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}" '
        'font-family="system-ui, sans-serif" font-size="12">',
        f'<title>{title}</title>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" rx="8" fill="#fbfcfd"/>',
        f'<text x="{LEFT - 40}" y="28" font-size="15" font-weight="600" fill="#1f2a35">{title}</text>',
    ]
    for value in range(355, 376, 5):
        lines.append(f'<path d="M{LEFT} {y(value):.1f}H{WIDTH - RIGHT}" stroke="#dfe5ea"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y(value) + 4:.1f}" text-anchor="end" fill="#5b6875">{value}</text>')
    for date in shown.index[::24]:
        lines.append(f'<text x="{x(date):.1f}" y="{HEIGHT - 18}" text-anchor="middle" fill="#5b6875">{date.year}</text>')
    return "\n".join([*lines, *parts, "</svg>", ""])


def stroke(series, shade, more=""):
    return f'<polyline points="{points(series)}" fill="none" stroke="{shade}" stroke-width="2.2" stroke-linejoin="round" {more}/>'


def label(words, at, value, shade, anchor="start"):
    return f'<text x="{at:.1f}" y="{y(value):.1f}" text-anchor="{anchor}" font-weight="600" fill="{shade}">{words}</text>'


history = past[SHOWN_FROM:]
edge = x(history.index[-1])
blank = WIDTH - RIGHT - edge
joined = pandas.concat([monthly[CUT:CUT], middle])
band = f'{points(high)} {" ".join(reversed(points(low).split(" ")))}'
seen = stroke(history, "#2c5f8a")
cut = f'<path d="M{edge:.1f} {TOP - 8}V{HEIGHT - BOTTOM}" stroke="#8793a0" stroke-dasharray="3 4"/>'
TASK.mkdir(exist_ok=True)
(TASK / "co2-history.svg").write_text(
    chart(
        "Carbon dioxide at Mauna Loa, parts per million",
        [
            f'<rect x="{edge:.1f}" y="{TOP - 8}" width="{blank:.1f}" height="{HEIGHT - BOTTOM - TOP + 8}" fill="#eef1f4"/>',
            cut,
            seen,
            label("measured", x(history.index[22]), 367, "#2c5f8a", "middle"),
            label("?", edge + blank / 2, 362, "#8793a0", "middle"),
        ],
    )
)
(TASK / "co2-forecast.svg").write_text(
    chart(
        "The next 24 months: forecast, 80 % interval, and what came",
        [
            f'<polygon points="{band}" fill="#e08a3c" fill-opacity="0.28"/>',
            cut,
            seen,
            stroke(joined, "#c4610f"),
            *(f'<circle cx="{x(date):.1f}" cy="{y(value):.1f}" r="2.6" fill="#fbfcfd" stroke="#1f2a35" stroke-width="1.4"/>'
              for date, value in future.items()),
            label("measured", x(history.index[22]), 367, "#2c5f8a", "middle"),
            label("forecast", edge + blank / 2, 361, "#c4610f", "middle"),
            label("○ measured later", edge + blank / 2, 359, "#1f2a35", "middle"),
        ],
    )
)
