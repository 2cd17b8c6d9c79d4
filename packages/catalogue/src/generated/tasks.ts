// Written by `npm run generate`. Do not edit.
import type { Task } from "../task.ts";
import type { TaskId } from "../tasks.ts";
import anyToAny from "../tasks/any-to-any/task.ts";
import audioClassification from "../tasks/audio-classification/task.ts";
import audioTextToText from "../tasks/audio-text-to-text/task.ts";
import audioToAudio from "../tasks/audio-to-audio/task.ts";
import automaticSpeechRecognition from "../tasks/automatic-speech-recognition/task.ts";
import depthEstimation from "../tasks/depth-estimation/task.ts";
import documentQuestionAnswering from "../tasks/document-question-answering/task.ts";
import featureExtraction from "../tasks/feature-extraction/task.ts";
import fillMask from "../tasks/fill-mask/task.ts";
import graphMl from "../tasks/graph-ml/task.ts";
import imageClassification from "../tasks/image-classification/task.ts";
import imageFeatureExtraction from "../tasks/image-feature-extraction/task.ts";
import imageSegmentation from "../tasks/image-segmentation/task.ts";
import imageTextToImage from "../tasks/image-text-to-image/task.ts";
import imageTextToText from "../tasks/image-text-to-text/task.ts";
import imageTextToVideo from "../tasks/image-text-to-video/task.ts";
import imageTo3d from "../tasks/image-to-3d/task.ts";
import imageToImage from "../tasks/image-to-image/task.ts";
import imageToText from "../tasks/image-to-text/task.ts";
import imageToVideo from "../tasks/image-to-video/task.ts";
import keypointDetection from "../tasks/keypoint-detection/task.ts";
import maskGeneration from "../tasks/mask-generation/task.ts";
import multipleChoice from "../tasks/multiple-choice/task.ts";
import objectDetection from "../tasks/object-detection/task.ts";
import other from "../tasks/other/task.ts";
import questionAnswering from "../tasks/question-answering/task.ts";
import reinforcementLearning from "../tasks/reinforcement-learning/task.ts";
import robotics from "../tasks/robotics/task.ts";
import sentenceSimilarity from "../tasks/sentence-similarity/task.ts";
import summarization from "../tasks/summarization/task.ts";
import tableQuestionAnswering from "../tasks/table-question-answering/task.ts";
import tableToText from "../tasks/table-to-text/task.ts";
import tabularClassification from "../tasks/tabular-classification/task.ts";
import tabularRegression from "../tasks/tabular-regression/task.ts";
import tabularToText from "../tasks/tabular-to-text/task.ts";
import textClassification from "../tasks/text-classification/task.ts";
import textGeneration from "../tasks/text-generation/task.ts";
import textRanking from "../tasks/text-ranking/task.ts";
import textRetrieval from "../tasks/text-retrieval/task.ts";
import textTo3d from "../tasks/text-to-3d/task.ts";
import textToAudio from "../tasks/text-to-audio/task.ts";
import textToImage from "../tasks/text-to-image/task.ts";
import textToSpeech from "../tasks/text-to-speech/task.ts";
import textToVideo from "../tasks/text-to-video/task.ts";
import timeSeriesForecasting from "../tasks/time-series-forecasting/task.ts";
import tokenClassification from "../tasks/token-classification/task.ts";
import translation from "../tasks/translation/task.ts";
import unconditionalImageGeneration from "../tasks/unconditional-image-generation/task.ts";
import videoClassification from "../tasks/video-classification/task.ts";
import videoTextToText from "../tasks/video-text-to-text/task.ts";
import videoToVideo from "../tasks/video-to-video/task.ts";
import visualDocumentRetrieval from "../tasks/visual-document-retrieval/task.ts";
import visualQuestionAnswering from "../tasks/visual-question-answering/task.ts";
import voiceActivityDetection from "../tasks/voice-activity-detection/task.ts";
import zeroShotClassification from "../tasks/zero-shot-classification/task.ts";
import zeroShotImageClassification from "../tasks/zero-shot-image-classification/task.ts";
import zeroShotObjectDetection from "../tasks/zero-shot-object-detection/task.ts";

/** The page of every task. */
export const tasks: Readonly<Record<TaskId, Task>> = {
  "any-to-any": anyToAny,
  "audio-classification": audioClassification,
  "audio-text-to-text": audioTextToText,
  "audio-to-audio": audioToAudio,
  "automatic-speech-recognition": automaticSpeechRecognition,
  "depth-estimation": depthEstimation,
  "document-question-answering": documentQuestionAnswering,
  "feature-extraction": featureExtraction,
  "fill-mask": fillMask,
  "graph-ml": graphMl,
  "image-classification": imageClassification,
  "image-feature-extraction": imageFeatureExtraction,
  "image-segmentation": imageSegmentation,
  "image-text-to-image": imageTextToImage,
  "image-text-to-text": imageTextToText,
  "image-text-to-video": imageTextToVideo,
  "image-to-3d": imageTo3d,
  "image-to-image": imageToImage,
  "image-to-text": imageToText,
  "image-to-video": imageToVideo,
  "keypoint-detection": keypointDetection,
  "mask-generation": maskGeneration,
  "multiple-choice": multipleChoice,
  "object-detection": objectDetection,
  other: other,
  "question-answering": questionAnswering,
  "reinforcement-learning": reinforcementLearning,
  robotics: robotics,
  "sentence-similarity": sentenceSimilarity,
  summarization: summarization,
  "table-question-answering": tableQuestionAnswering,
  "table-to-text": tableToText,
  "tabular-classification": tabularClassification,
  "tabular-regression": tabularRegression,
  "tabular-to-text": tabularToText,
  "text-classification": textClassification,
  "text-generation": textGeneration,
  "text-ranking": textRanking,
  "text-retrieval": textRetrieval,
  "text-to-3d": textTo3d,
  "text-to-audio": textToAudio,
  "text-to-image": textToImage,
  "text-to-speech": textToSpeech,
  "text-to-video": textToVideo,
  "time-series-forecasting": timeSeriesForecasting,
  "token-classification": tokenClassification,
  translation: translation,
  "unconditional-image-generation": unconditionalImageGeneration,
  "video-classification": videoClassification,
  "video-text-to-text": videoTextToText,
  "video-to-video": videoToVideo,
  "visual-document-retrieval": visualDocumentRetrieval,
  "visual-question-answering": visualQuestionAnswering,
  "voice-activity-detection": voiceActivityDetection,
  "zero-shot-classification": zeroShotClassification,
  "zero-shot-image-classification": zeroShotImageClassification,
  "zero-shot-object-detection": zeroShotObjectDetection,
};
