// `node tools/run.mjs NAME …` runs a command by name, like `npm run NAME -- …`. Every command starts in this file. An
// old Node must be able to parse it and its static imports; otherwise it would report a SyntaxError instead of the
// reason.
import { isNodeSupported, nodeIsTooOld } from "./setup/node-version.mjs";

if (isNodeSupported(process.versions.node)) {
  void import("./run-by-name.mjs");
} else {
  console.error(nodeIsTooOld(process.versions.node));
  process.exitCode = 1;
}
