import { extension } from "../download-query.ts";
import { pip } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "RoboOrchardLab",
  repoName: "RoboOrchardLab",
  repoUrl: "https://github.com/HorizonRobotics/RoboOrchardLab",
  filter: false,
  countDownloads: extension("safetensors"),
  install: pip("robo_orchard_lab", "torch", "torchvision"),
  source:
    "public hub's list of libraries; install: robo_orchard_lab 0.4.0, repository HorizonRobotics/RoboOrchardLab at 241bbc6; read 2026-11-21",
} satisfies Library;
