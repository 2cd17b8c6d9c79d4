// What a model does when it is loaded with its own classes, per auto class.
// Source: model and task documentation of transformers 5.23.0 (docstrings of the package), read 2026-11-21.
import { type Fragment, type Identifier, identifier, none, py, pyImport } from "@modelshelf/code";
import { isConversational } from "../chat.ts";
import { news, opening, pictureQuestion, request, review } from "../example-inputs.ts";
import { monthlyPassengers } from "../example-series.ts";
import type { ModelRecord } from "../model-record.ts";
import { pythonCall } from "../python-call.ts";
import type { AutoClass, ProcessorClass } from "./auto-class.ts";
import {
  answerTokens,
  askedPicture,
  chat,
  lines,
  openViews,
  picture,
  recording,
  shownMessage,
  video,
  widgetText,
} from "./inputs.ts";
import { hearsAndSees, omniClasses } from "./omni.ts";
import { findsJoints } from "./pose.ts";
import { videoPackages } from "./requirements.ts";
import { retrieves } from "./retrieval.ts";
import { languageChoice, taskPrefix } from "./translation.ts";

/** How a loaded model is used. */
export interface ClassUse {
  /** Class that prepares the input, where something does. */
  readonly processor?: ProcessorClass;
  /** Class of transformers that loads the model, where its auto class is not the one to read. */
  readonly modelClass?: string;
  readonly processorOptions?: Readonly<Record<string, Fragment<"python">>>;
  readonly input: Fragment<"python">;
  readonly call: Fragment<"python">;
  readonly packages?: readonly string[];
}

const torch = pyImport("import torch");
const openImage = lines(
  pyImport("from transformers.image_utils import load_image"),
  picture,
  py`image = load_image(image)`,
);
const loadAudio = pyImport("from transformers.audio_utils import load_audio");
const imagePackages = ["pillow", "torchvision"];
const audioPackages = ["soundfile", "soxr"];

/** The model's output without the bookkeeping of training. */
const withoutGradients = lines(
  torch,
  py`
    with torch.no_grad():
        outputs = model(**inputs)
  `,
);

/** Has the model answer the messages, and prints what it adds to them. */
const answer = (processor: Identifier, tokens = 200) => py`
  inputs = ${processor}.apply_chat_template(
      messages,
      add_generation_prompt=True,
      tokenize=True,
      return_dict=True,
      return_tensors="pt",
  ).to(model.device)
  outputs = model.generate(**inputs, max_new_tokens=${tokens})
  answer = outputs[0][inputs["input_ids"].shape[-1] :]
  print(${processor}.decode(answer, skip_special_tokens=True))
`;
const processorAnswer = answer(identifier("processor"));

function writes(model: ModelRecord, named: ProcessorClass | undefined): ClassUse {
  if (model.pipeline_tag === "image-text-to-text") {
    return isConversational(model) ? sees(model) : { ...loadOnly, processor: named ?? "AutoProcessor" };
  }
  const processor = named === "AutoProcessor" ? named : "AutoTokenizer";
  const variable = identifier(named === "AutoProcessor" ? "processor" : "tokenizer");
  if (isConversational(model)) return { processor, input: chat, call: answer(variable) };
  return {
    processor,
    input: py`prompt = ${widgetText(model, opening)}`,
    call: py`
      inputs = ${variable}(text=prompt, return_tensors="pt").to(model.device)
      outputs = model.generate(**inputs, max_new_tokens=100)
      print(${variable}.decode(outputs[0], skip_special_tokens=True))
    `,
  };
}

function rewrites(model: ModelRecord): ClassUse {
  // A text beyond the model's window would end in an error, or in nonsense.
  const limits = model.pipeline_tag === "summarization" ? { truncation: true } : {};
  const example =
    model.pipeline_tag === "summarization" ? news : model.pipeline_tag === "translation" ? request : opening;
  const languages = languageChoice(model);
  return {
    processor: "AutoTokenizer",
    processorOptions: languages.tokenizer,
    input: lines(py`text = ${taskPrefix(model) + widgetText(model, example)}`, languages.constants),
    call: py`
      inputs = ${pythonCall("tokenizer", [py`text`], { ...limits, return_tensors: "pt" })}.to(model.device)
      outputs = ${pythonCall("model.generate", [py`**inputs`], languages.generate)}
      print(tokenizer.decode(outputs[0], skip_special_tokens=True))
    `,
  };
}

function sees(model: ModelRecord): ClassUse {
  if (hearsAndSees(model)) return omniClasses(model);
  const tag = model.pipeline_tag;
  const extra = tag === "video-text-to-text" ? videoPackages(model) : tag === "audio-text-to-text" ? audioPackages : [];
  const packages = [...imagePackages, ...extra];
  if (tag === "video-text-to-text") {
    const input = lines(video, shownMessage.video("What happens in this video?"));
    return { processor: "AutoProcessor", input, call: processorAnswer, packages };
  }
  if (tag === "audio-text-to-text") {
    const input = lines(recording, shownMessage.audio("What is said in this recording?"));
    return { processor: "AutoProcessor", input, call: processorAnswer, packages };
  }
  if (isConversational(model)) {
    const call = answer(identifier("processor"), answerTokens(model));
    return { processor: "AutoProcessor", input: askedPicture(model), call, packages };
  }
  if (tag === "image-to-text") {
    return {
      processor: "AutoProcessor",
      input: openImage,
      call: py`
        inputs = processor(images=image, return_tensors="pt").to(model.device)
        outputs = model.generate(**inputs, max_new_tokens=100)
        print(processor.batch_decode(outputs, skip_special_tokens=True)[0])
      `,
      packages,
    };
  }
  return {
    processor: "AutoProcessor",
    input: lines(openImage, py`prompt = ${pictureQuestion}`),
    call: py`
      inputs = processor(images=image, text=prompt, return_tensors="pt").to(model.device)
      outputs = model.generate(**inputs, max_new_tokens=100)
      print(processor.batch_decode(outputs, skip_special_tokens=True)[0])
    `,
    packages,
  };
}

const hears = (call: Fragment<"python">): ClassUse => ({
  processor: "AutoProcessor",
  input: lines(loadAudio, recording),
  call,
  packages: audioPackages,
});

const reads = (model: ModelRecord, example: string, call: Fragment<"python">): ClassUse => ({
  processor: "AutoTokenizer",
  input: py`text = ${widgetText(model, example)}`,
  call: lines(py`inputs = tokenizer(text, return_tensors="pt").to(model.device)`, withoutGradients, call),
});

const looks = (call: Fragment<"python">, before: Fragment<"python"> = none.python): ClassUse => ({
  processor: "AutoImageProcessor",
  input: openImage,
  call: lines(
    before,
    py`inputs = processor(images=image, return_tensors="pt").to(model.device)`,
    withoutGradients,
    call,
  ),
  packages: imagePackages,
});

const bestLabel = py`
  best = outputs.logits[0].argmax().item()
  print(model.config.id2label[best])
`;

const segments = looks(py`
  segments = processor.post_process_semantic_segmentation(
      outputs, target_sizes=[(image.height, image.width)]
  )[0]
  for label in segments.unique().tolist():
      share = (segments == label).float().mean().item()
      print(f"{model.config.id2label[label]}: {share:.1%} of the picture")
`);

const ownSeries = py`# Your own series: values at equal distances in time, the oldest first.`;

/** TimesFM takes a list of series and always predicts its whole horizon. */
const goesOn = py`
  history = torch.tensor(passengers, dtype=model.dtype, device=model.device)
  with torch.no_grad():
      outputs = model(past_values=[history])
  # The next twelve values.
  print(outputs.mean_predictions[0, :12])
`;

/** Loading alone, for a model whose own documentation must say the rest. */
export const loadOnly: ClassUse = {
  input: none.python,
  call: py`
    # The model's card says what it takes and returns.
    print(model)
  `,
};

function embeds(model: ModelRecord, named: ProcessorClass | undefined): ClassUse {
  const tag = model.pipeline_tag;
  const kind = model.config?.model_type ?? "";
  if (tag === "image-feature-extraction") return looks(py`print(outputs.last_hidden_state.shape)`);
  if (named === "AutoImageProcessor") return looks(py`print(outputs[0].shape)`);
  if (tag !== "feature-extraction" && tag !== "sentence-similarity") {
    return named === "AutoTokenizer" && tag === undefined
      ? reads(model, review, py`print(outputs[0].shape)`)
      : loadOnly;
  }
  if (/^(?:wav2vec2|hubert|wavlm|data2vec-audio|unispeech)/.test(kind)) {
    return {
      ...hears(
        lines(
          py`
          samples = load_audio(audio, sampling_rate=processor.sampling_rate)
          inputs = processor(samples, sampling_rate=processor.sampling_rate, return_tensors="pt").to(model.device)
        `,
          withoutGradients,
          py`print(outputs.last_hidden_state.shape)`,
        ),
      ),
      processor: "AutoFeatureExtractor",
    };
  }
  return {
    processor: "AutoTokenizer",
    input: py`
      sentences = [
          ${widgetText(model, "Bring a warm coat, the evenings on the coast get cold.")},
          "Pack a thick jacket for the seaside at night.",
      ]
    `,
    call: lines(
      py`inputs = tokenizer(sentences, padding=True, truncation=True, return_tensors="pt").to(model.device)`,
      withoutGradients,
      py`
        # The mean of a sentence's tokens; the model's card may name another way.
        mask = inputs["attention_mask"].unsqueeze(-1)
        embeddings = (outputs[0] * mask).sum(dim=1) / mask.sum(dim=1)
        print(torch.nn.functional.cosine_similarity(embeddings[0], embeddings[1], dim=0).item())
      `,
    ),
  };
}

function classifies(model: ModelRecord): ClassUse {
  if (model.pipeline_tag === "text-ranking") {
    return {
      processor: "AutoTokenizer",
      input: py`
        query = "How do I descale a kettle?"
        documents = [
            "Boil equal parts of water and vinegar, wait half an hour, then rinse.",
            "The copper kettle was made in Birmingham around 1900.",
        ]
      `,
      call: lines(
        py`
          inputs = tokenizer(
              [query] * len(documents), documents, padding=True, truncation=True, return_tensors="pt"
          ).to(model.device)
        `,
        withoutGradients,
        py`
          for document, score in zip(documents, outputs.logits[:, -1].tolist()):
              print(f"{score:.3f} {document}")
        `,
      ),
    };
  }
  if (model.pipeline_tag === "zero-shot-classification") {
    return {
      processor: "AutoTokenizer",
      input: py`
        text = "My parcel arrived with a broken lid and I would like my money back."
        hypothesis = "This example is about a refund."
      `,
      call: lines(
        py`inputs = tokenizer(text, hypothesis, return_tensors="pt").to(model.device)`,
        withoutGradients,
        bestLabel,
      ),
    };
  }
  return reads(model, review, bestLabel);
}

/** An answer that is written (BLIP) or picked from a list of answers (ViLT), whichever the model does. */
function answersPicture(model: ModelRecord): Fragment<"python"> {
  const type = model.config?.model_type ?? "";
  if (type.startsWith("blip")) {
    return py`print(processor.batch_decode(model.generate(**inputs), skip_special_tokens=True)[0])`;
  }
  if (type === "vilt") {
    return py`
      with torch.no_grad():
          scores = model(**inputs).logits[0].sigmoid()
      best = scores.topk(3)
      for score, index in zip(best.values.tolist(), best.indices.tolist()):
          print(f"{model.config.id2label[index]}: {score:.3f}")
    `;
  }
  return py`
    if model.can_generate():
        print(processor.batch_decode(model.generate(**inputs), skip_special_tokens=True)[0])
    else:
        with torch.no_grad():
            best = model(**inputs).logits[0].argmax().item()
        print(model.config.id2label[best])
  `;
}

/** V-JEPA 2 came with a processor that reads and samples the video; older models take frames. */
function classifiesVideo(model: ModelRecord): ClassUse {
  const samples = model.config?.model_type === "vjepa2";
  const read = samples
    ? py`
      inputs = processor(
          video,
          num_frames=model.config.frames_per_clip,
          do_sample_frames=True,
          return_tensors="pt",
      ).to(model.device)
    `
    : py`
      frames, _ = load_video(video, num_frames=model.config.num_frames)
      inputs = processor(list(frames), return_tensors="pt").to(model.device)
    `;
  return {
    processor: samples ? "AutoVideoProcessor" : "AutoImageProcessor",
    input: samples ? video : lines(pyImport("from transformers.video_utils import load_video"), video),
    call: lines(read, withoutGradients, bestLabel),
    packages: [...imagePackages, samples ? "torchcodec" : "av"],
  };
}

const uses: Readonly<Partial<Record<AutoClass, (model: ModelRecord, named: ProcessorClass | undefined) => ClassUse>>> =
  {
    AutoModel: embeds,
    AutoModelForAudioClassification: () => ({
      ...hears(
        lines(
          py`
        samples = load_audio(audio, sampling_rate=processor.sampling_rate)
        inputs = processor(samples, sampling_rate=processor.sampling_rate, return_tensors="pt").to(model.device)
      `,
          withoutGradients,
          bestLabel,
        ),
      ),
      processor: "AutoFeatureExtractor",
    }),
    AutoModelForCausalLM: writes,
    AutoModelForCTC: () =>
      hears(
        lines(
          py`
        rate = processor.feature_extractor.sampling_rate
        samples = load_audio(audio, sampling_rate=rate)
        inputs = processor(samples, sampling_rate=rate, return_tensors="pt").to(model.device)
      `,
          withoutGradients,
          py`print(processor.batch_decode(outputs.logits.argmax(dim=-1))[0])`,
        ),
      ),
    AutoModelForDepthEstimation: () =>
      looks(py`
      depth = processor.post_process_depth_estimation(
          outputs, target_sizes=[(image.height, image.width)]
      )[0]["predicted_depth"]
      print(f"from {depth.min().item():.2f} to {depth.max().item():.2f}")
    `),
    AutoModelForImageClassification: () => looks(bestLabel),
    AutoModelForImageTextToText: sees,
    AutoModelForImageToImage: () =>
      looks(
        lines(
          pyImport("from PIL import Image"),
          py`
          pixels = outputs.reconstruction[0].clamp(0, 1).mul(255).byte().permute(1, 2, 0)
          Image.fromarray(pixels.cpu().numpy()).save("output.png")
          print("Saved output.png")
        `,
        ),
      ),
    AutoModelForKeypointDetection: () =>
      looks(py`
      found = processor.post_process_keypoint_detection(outputs, [(image.height, image.width)])[0]
      print(f"{len(found['keypoints'])} keypoints; the strongest:")
      for number in found["scores"].argsort(descending=True)[:10]:
          x, y = found["keypoints"][number].tolist()
          print(f"{x}, {y} ({found['scores'][number].item():.3f})")
    `),
    AutoModelForKeypointMatching: () => ({
      processor: "AutoImageProcessor",
      input: openViews,
      call: lines(
        py`inputs = processor(images=images, return_tensors="pt").to(model.device)`,
        withoutGradients,
        py`
        sizes = [[(image.height, image.width) for image in images]]
        found = processor.post_process_keypoint_matching(outputs, sizes, threshold=0.2)[0]
        pairs = list(zip(found["keypoints0"], found["keypoints1"], found["matching_scores"]))
        print(f"{len(pairs)} pairs; some of them:")
        for first, second, score in pairs[:10]:
            print(f"{first.tolist()} is {second.tolist()} ({score.item():.3f})")
      `,
      ),
      packages: imagePackages,
    }),
    AutoModelForMaskGeneration: () => ({
      processor: "AutoProcessor",
      input: lines(
        openImage,
        py`
        # The pixel that you point at, from the left and from the top.
        point = [image.width // 2, image.height // 2]
      `,
      ),
      call: lines(
        pyImport("from PIL import Image"),
        py`inputs = processor(images=image, input_points=[[[point]]], return_tensors="pt").to(model.device)`,
        withoutGradients,
        py`
        # Several masks answer one point: the part, the thing, the thing with what belongs to it.
        masks = processor.post_process_masks(
            outputs.pred_masks.cpu(),
            inputs["original_sizes"].cpu(),
            reshaped_input_sizes=inputs.get("reshaped_input_sizes"),
        )[0][0]
        scores = outputs.iou_scores[0, 0]
        best = scores.argmax().item()
        Image.fromarray(masks[best].numpy()).save("mask.png")
        print(f"Saved mask.png, estimated overlap {scores[best].item():.2f}")
      `,
      ),
      packages: imagePackages,
    }),
    AutoModelForMaskedLM: (model) =>
      reads(
        model,
        `The ship left the harbour at ${model.mask_token ?? "[MASK]"} and sailed north.`,
        py`
        positions = (inputs["input_ids"][0] == tokenizer.mask_token_id).nonzero()
        print(tokenizer.decode(outputs.logits[0, positions[0, 0]].argmax()))
      `,
      ),
    AutoModelForMultimodalLM: sees,
    AutoModelForMultipleChoice: () => ({
      processor: "AutoTokenizer",
      input: py`
      prompt = "The kettle began to whistle, so"
      choices = ["she poured the tea.", "she parked the car."]
    `,
      call: lines(
        py`
        pairs = tokenizer([prompt] * len(choices), choices, padding=True, return_tensors="pt")
        inputs = {name: values.unsqueeze(0).to(model.device) for name, values in pairs.items()}
      `,
        withoutGradients,
        py`print(choices[outputs.logits[0].argmax().item()])`,
      ),
    }),
    AutoModelForObjectDetection: () =>
      looks(py`
      results = processor.post_process_object_detection(
          outputs, threshold=0.5, target_sizes=[(image.height, image.width)]
      )[0]
      for label, score, box in zip(results["labels"], results["scores"], results["boxes"]):
          print(f"{model.config.id2label[label.item()]}: {score.item():.3f} at {box.tolist()}")
    `),
    AutoModelForPoseEstimation: (model) => findsJoints(model) ?? loadOnly,
    AutoModelForPreTraining: (model) => reads(model, review, py`print(outputs[0].shape)`),
    AutoModelForQuestionAnswering: (model) => ({
      processor: "AutoTokenizer",
      input: py`
      question = ${widgetText(model, "Where does Ines work?")}
      context = "Ines lives in Porto and takes the train to Braga, where she works in a pharmacy."
    `,
      call: lines(
        py`inputs = tokenizer(question, context, return_tensors="pt").to(model.device)`,
        withoutGradients,
        py`
        # The best pair of a start and an end that does not come before it.
        scores = outputs.start_logits[0][:, None] + outputs.end_logits[0]
        scores += torch.full_like(scores, float("-inf")).tril(diagonal=-1)
        start, end = divmod(scores.argmax().item(), len(scores))
        answer = tokenizer.decode(inputs["input_ids"][0, start : end + 1], skip_special_tokens=True)
        print(answer.strip() or "The text does not say.")
      `,
      ),
    }),
    AutoModelForSemanticSegmentation: () => segments,
    AutoModelForSeq2SeqLM: rewrites,
    AutoModelForSequenceClassification: classifies,
    AutoModelForSpeechSeq2Seq: () =>
      hears(py`
      rate = processor.feature_extractor.sampling_rate
      samples = load_audio(audio, sampling_rate=rate)
      inputs = processor(samples, sampling_rate=rate, return_tensors="pt").to(model.device, model.dtype)
      outputs = model.generate(**inputs)
      print(processor.batch_decode(outputs, skip_special_tokens=True)[0])
    `),
    AutoModelForTableQuestionAnswering: () => ({
      processor: "AutoTokenizer",
      input: lines(
        pyImport("import pandas"),
        py`
        question = "Which mountain is the highest?"
        table = pandas.DataFrame(
            {
                "Mountain": ["Zugspitze", "Mont Blanc", "Matterhorn"],
                "Metres": ["2962", "4806", "4478"],
            }
        )
      `,
      ),
      call: lines(
        py`inputs = tokenizer(table=table, queries=question, return_tensors="pt").to(model.device)`,
        withoutGradients,
        py`
        (cells,) = tokenizer.convert_logits_to_predictions(inputs.to("cpu"), outputs.logits.cpu())[0]
        print(", ".join(table.iat[cell] for cell in cells))
      `,
      ),
      packages: ["pandas"],
    }),
    AutoModelForTimeSeriesPrediction: () => ({ input: lines(torch, ownSeries, monthlyPassengers), call: goesOn }),
    AutoModelForTokenClassification: (model) =>
      reads(
        model,
        "Ada Lovelace met Charles Babbage in London in 1833.",
        py`
        labels = outputs.logits[0].argmax(dim=-1).tolist()
        for token, label in zip(inputs.tokens(), labels):
            print(f"{token}: {model.config.id2label[label]}")
      `,
      ),
    AutoModelForUniversalSegmentation: () => segments,
    AutoModelForVideoClassification: classifiesVideo,
    AutoModelForVisualQuestionAnswering: (model) => ({
      processor: "AutoProcessor",
      input: lines(openImage, py`question = ${pictureQuestion}`),
      call: lines(
        model.config?.model_type?.startsWith("blip") ? none.python : torch,
        py`inputs = processor(images=image, text=question, return_tensors="pt").to(model.device)`,
        answersPicture(model),
      ),
      packages: imagePackages,
    }),
    AutoModelForZeroShotImageClassification: (model) => {
      // SigLIP was trained on texts of one length, and judges each label by itself.
      const alone = /^siglip/.test(model.config?.model_type ?? "");
      const padding = alone ? py`"max_length", max_length=64` : py`True`;
      const scores = alone ? py`outputs.logits_per_image[0].sigmoid()` : py`outputs.logits_per_image[0].softmax(dim=0)`;
      return {
        processor: "AutoProcessor",
        input: lines(openImage, py`labels = ["a photo of a cat", "a photo of a dog"]`),
        call: lines(
          py`
            inputs = processor(
                images=image, text=labels, padding=${padding}, return_tensors="pt"
            ).to(model.device)
          `,
          withoutGradients,
          py`
            for label, score in zip(labels, ${scores}.tolist()):
                print(f"{label}: {score:.3f}")
          `,
        ),
        packages: imagePackages,
      };
    },
    AutoModelForZeroShotObjectDetection: () => ({
      processor: "AutoProcessor",
      input: lines(openImage, py`labels = ["a cat", "a tree"]`),
      call: lines(
        py`inputs = processor(images=image, text=[labels], return_tensors="pt").to(model.device)`,
        withoutGradients,
        py`
        results = processor.post_process_grounded_object_detection(
            outputs, threshold=0.3, target_sizes=[(image.height, image.width)], text_labels=[labels]
        )[0]
        for label, score, box in zip(results["text_labels"], results["scores"], results["boxes"]):
            print(f"{label}: {score.item():.3f} at {box.tolist()}")
      `,
      ),
      packages: imagePackages,
    }),
  };

/** How the model is used once its class has loaded it. `named` is the processor of its record. */
export function classUse(model: ModelRecord, autoClass: AutoClass, named: ProcessorClass | undefined): ClassUse {
  return retrieves(model) ?? uses[autoClass]?.(model, named) ?? loadOnly;
}
