import { type Fragment, none, py, pyImport, python, type Snippet } from "@modelshelf/code";
import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Examples, Library, SnippetContext } from "../library.ts";
import { head } from "../loading.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import { weightsFiles } from "../weights-file.ts";

/** What was built for one kind of GPU and one version, in a repository without the model that it was built from. */
const engineOf = (model: ModelRecord): string | undefined =>
  weightsFiles(model, ".onnx").length > 0
    ? undefined
    : (weightsFiles(model, ".engine")[0] ?? weightsFiles(model, ".plan")[0]);

const names = (model: ModelRecord): string => weightsFiles(model, ".onnx")[0] ?? "model.onnx";

const build = (model: ModelRecord, { revision }: SnippetContext): Fragment<"python"> => py`
  # With it come the weights, where they are in files of their own.
  folder = ${pythonCall("snapshot_download", [model.id], { revision, allow_patterns: [`${names(model)}*`] })}
  builder = trt.Builder(logger)
  network = builder.create_network(1 << int(trt.NetworkDefinitionCreationFlag.STRONGLY_TYPED))
  parser = trt.OnnxParser(network, logger)
  if not parser.parse_from_file(os.path.join(folder, ${names(model)})):
      raise SystemExit(parser.get_error(0))
  config = builder.create_builder_config()
  profile = builder.create_optimization_profile()
  for index in range(network.num_inputs):
      tensor = network.get_input(index)
      shape = [free_size if size < 0 else size for size in tensor.shape]
      profile.set_shape(tensor.name, shape, shape, shape)
  config.add_optimization_profile(profile)
  # Takes minutes, and is for this GPU alone.
  plan = builder.build_serialized_network(network, config)
  with open("model.engine", "wb") as file:
      file.write(plan)
  print("Saved model.engine")
`;

const read = (model: ModelRecord, { revision }: SnippetContext, file: string): Fragment<"python"> => py`
  # Runs on the kind of GPU and with the version of TensorRT that it was built with.
  with open(${pythonCall("hf_hub_download", [model.id, file], { revision })}, "rb") as file:
      plan = file.read()
`;

const run = (model: ModelRecord, context: SnippetContext): Snippet => {
  const engine = engineOf(model);
  return python()`
    ${head(model, context, { first: "Needs one of NVIDIA's GPUs." })}

    ${engine === undefined ? pyImport("import os") : none.python}
    import numpy as np
    import tensorrt as trt
    import torch
    from huggingface_hub import ${engine === undefined ? py`snapshot_download` : py`hf_hub_download`}

    # What stands for sizes that the model leaves open, such as how many pictures at once.
    free_size = 1

    logger = trt.Logger(trt.Logger.WARNING)
    ${engine === undefined ? build(model, context) : read(model, context, engine)}

    engine = trt.Runtime(logger).deserialize_cuda_engine(plan)
    execution = engine.create_execution_context()
    tensors = {}
    # The inputs come first: the sizes of the outputs follow from theirs.
    for mode in (trt.TensorIOMode.INPUT, trt.TensorIOMode.OUTPUT):
        for index in range(engine.num_io_tensors):
            name = engine.get_tensor_name(index)
            if engine.get_tensor_mode(name) != mode:
                continue
            shape = [free_size if size < 0 else size for size in execution.get_tensor_shape(name)]
            if mode == trt.TensorIOMode.INPUT:
                execution.set_input_shape(name, shape)
            # Put your own values into the inputs: these are zeros.
            values = np.zeros(shape, trt.nptype(engine.get_tensor_dtype(name)))
            tensors[name] = torch.from_numpy(values).cuda()
            execution.set_tensor_address(name, tensors[name].data_ptr())
    execution.execute_async_v3(torch.cuda.current_stream().cuda_stream)
    torch.cuda.synchronize()
    for name, tensor in tensors.items():
        print(name, tuple(tensor.shape), tensor.flatten()[:5].tolist())
  `;
};

export default {
  prettyLabel: "TensorRT",
  repoName: "TensorRT",
  repoUrl: "https://github.com/NVIDIA/TensorRT",
  filter: false,
  countDownloads: extension("onnx"),
  install: pip("tensorrt", "torch", "numpy", "huggingface_hub"),
  snippets: (model, context) => [run(model, context)],
  source: "repository NVIDIA/TensorRT at a892d22, samples for Python, and tensorrt 11.4.0.106, read 2026-11-21",
} satisfies Library;

const files = (...names: string[]) => names.map((rfilename) => ({ rfilename }));

export const examples = {
  "unknown-files": { id: "owner/name" },
  onnx: { id: "owner/name", siblings: files("onnx/model.onnx", "onnx/model.onnx_data", "model.engine"), gated: "auto" },
  engine: { id: "owner/name", siblings: files("model.engine") },
  plan: { id: "owner/name", siblings: files("model.plan") },
} satisfies Examples;
