import { availableParallelism, cpus, loadavg, totalmem } from "node:os";

/** The machine in one line, to be published with every figure. */
export function describeMachine() {
  const [{ model } = { model: "unknown processor" }] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GiB`;
  const load = loadavg()[0].toFixed(1);
  return `${availableParallelism()} × ${model.trim()}, ${memory}, ${process.platform}, Node ${process.versions.node}, load ${load} at the start`;
}
