export const meta = () => [
  { title: "What a model needs · Modelshelf" },
  { name: "description", content: "How the memory that a model needs is estimated, and what the estimate leaves out." },
];

export default function Fit() {
  return (
    <div className="prose">
      <h1 className="mb-4 text-title">What a model needs</h1>
      <p>
        The line on a model's page says about how much memory one request at a time takes, on a GPU or in the machine's
        own memory: <strong>weights + KV cache + overhead</strong>. It is an estimate from the files, not a measurement.
        GB are 10<sup>9</sup> bytes.
      </p>

      <h2 id="weights">Weights</h2>
      <p>
        The size of the files that a library loads: the parts of one GGUF file, or the safetensors files of the model.
        Where sizes are not known, the number of parameters times the bits that one takes; where nothing but the name
        tells that number, the line says so.
      </p>

      <h2 id="cache">KV cache</h2>
      <p>
        A model that generates text keeps keys and values of every token, prompt and answer together. Their number is in
        its configuration:
      </p>
      <p>
        <code>layers × tokens × heads of keys and values × (size of a key + size of a value) × 2 bytes</code>
      </p>
      <ul>
        <li>Layers with a sliding window keep the window alone, however long the text is.</li>
        <li>Latent attention (DeepSeek) keeps one vector for all heads.</li>
        <li>Mamba and linear attention keep a state of fixed size, and no tokens.</li>
      </ul>
      <p>
        The line reckons with 8,192 tokens, or with what the model was made for if that is less. A cache of 8 bits takes
        about half of one of 16.
      </p>

      <h2 id="overhead">Overhead</h2>
      <p>
        512 MiB for drivers and the runtime, and the buffers for 512 tokens that are worked on at once, which depend on
        the vocabulary. A model that does not generate text has no cache; a fifth of its weights stands for what it
        works on.
      </p>

      <h2 id="limits">What it does not say</h2>
      <p>
        How fast the model is. What several requests at once take: each has a cache of its own. What a server sets aside
        beforehand (vLLM takes nine tenths of the GPU). What pictures or sound add. Where the configuration is not here,
        the line says <em>more than</em>.
      </p>

      <h2 id="other">For your machine</h2>
      <p>
        <em>Does it fit?</em> on a model's page compares the estimate with the memory that you have.{" "}
        <code>modelshelf fit OWNER/NAME --memory 24GB --context 32768</code> prints every quantization, whether it fits
        and how long a context does; <code>/api/models/OWNER/NAME/fit?memory=24GB</code> answers the same as JSON.
      </p>
    </div>
  );
}
