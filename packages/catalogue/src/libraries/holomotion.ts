import { extension } from "../download-query.ts";
import { gitClone, withSubmodules } from "../install.ts";
import type { Library } from "../library.ts";

export default {
  prettyLabel: "HoloMotion",
  repoName: "HoloMotion",
  repoUrl: "https://github.com/HorizonRobotics/HoloMotion",
  filter: false,
  countDownloads: extension("onnx"),
  // Its environment is one of conda's: environments/*.yaml. pyproject.toml installs none of it.
  install: withSubmodules(
    gitClone("https://github.com/HorizonRobotics/HoloMotion", "71ab7e976de23aa9bb351030dd61b05426d3443c"),
  ),
  source: "public hub's list of libraries; install: repository HorizonRobotics/HoloMotion at 71ab7e9; read 2026-11-21",
} satisfies Library;
