import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { projectRoot } from "../command/project.mjs";

/**
 * Serves a built site with the real server on a free port: `{ origin, stop }`. `settings` are the server's environment
 * variables.
 * @param {string} root
 * @param {Record<string, string>} settings
 */
export async function serveBuilt(root, settings = {}) {
  const child = spawn(process.execPath, [join(projectRoot, "server/main.ts"), "--root", root], {
    // Nothing is inherited: the environment's settings are for the real site.
    env: { PORT: "0", HOST: "localhost", ...settings },
    // Over this channel the server notices when this process ends, even by SIGKILL, and stops.
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const origin = await new Promise((resolve, reject) => {
    let printed = "";
    child.once("exit", (code) => reject(new Error(`The server of ${root} ended with ${code}.`)));
    child.stdout?.on("data", (chunk) => {
      printed += chunk;
      const address = /Listening on (\S+)/.exec(printed)?.[1];
      if (address) resolve(address);
    });
  });
  return {
    origin,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}
