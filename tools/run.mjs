// `node tools/run.mjs NAME …`: a command of the project by its name, as `npm run NAME -- …` calls it. The first file of
// all of them: it and what it imports statically must be readable for an old Node, which would answer anything newer
// with a SyntaxError.
import { isNodeSupported, nodeIsTooOld } from "./node-version.mjs";

if (isNodeSupported(process.versions.node)) {
  void import("./run-by-name.mjs");
} else {
  console.error(nodeIsTooOld(process.versions.node));
  process.exitCode = 1;
}
