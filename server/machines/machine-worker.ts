import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import * as v from "valibot";
import { MACHINES, type MachineCall } from "#contract/machines/machines.ts";

/* The thread that answers programs: the page's own search, over the build's data files. */

const { distDir, site } = v.parse(v.object({ distDir: v.string(), site: v.string() }), workerData);

/** The bundle of `site/machines/open-tools.ts`. */
interface Bundle {
  openTools: (files: unknown, site: string) => (call: MachineCall) => Promise<unknown>;
}

// The browser's code fetches its data files; in this thread, which does nothing else, they are read.
globalThis.fetch = async (address) => {
  if (typeof address !== "string") throw new TypeError("The search fetches its files by their addresses.");
  return new Response(await readFile(join(distDir, address)));
};

const files: unknown = JSON.parse(await readFile(join(distDir, MACHINES.files), "utf8"));
const bundle = (await import(pathToFileURL(join(distDir, MACHINES.code)).href)) as Bundle; // of the same build
const ask = bundle.openTools(files, site);

parentPort?.on("message", ({ number, call }: { number: number; call: MachineCall }) => {
  ask(call).then(
    (answer) => parentPort?.postMessage({ number, answer }),
    (error: unknown) => parentPort?.postMessage({ number, fault: String(error) }),
  );
});
