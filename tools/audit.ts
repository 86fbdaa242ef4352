import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./setup/chromium.ts";
import { installApart } from "./setup/install-apart.mjs";
import { FriendlyError, runCommand } from "./command/project.mjs";
import { runChild } from "./command/run-child.mjs";
import { ensureInstalled } from "./setup/setup.mjs";

// The launcher is gone: what runs here ends as if it had been stopped.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

const judges = ["judge-headers", "judge-html", "judge-pages"];

// `npm run audit`: well-known checkers over the real server's headers, the HTML of every page, and the pages in a
// browser. They are 200 MB and need the network once: hence a folder of their own, and no part of `npm test`.
await runCommand(async () => {
  const node = await ensureInstalled();
  await ensureBuilt(node);
  const folder = await installApart(node, { recipe: "tools/audit", name: "audit", afterwards: listNoHosts });
  const env = { ...process.env, CHROME_PATH: await ensureChromium(node) };
  const codes: number[] = [];
  for (const judge of judges) {
    // Over this channel the judge notices when the command is gone.
    const { code, stoppedBy } = await runChild(node, [`tools/audit/${judge}.mjs`, folder], {
      env,
      ipc: true,
    });
    if (stoppedBy) throw new FriendlyError("Stopped before all judges had spoken.");
    codes.push(code);
  }
  return Math.max(...codes);
});

/**
 * An empty list of HSTS-preloaded hosts; a script of the package would download the real one. None of them is ours.
 */
function listNoHosts(folder: string): void {
  const lists = join(folder, "node_modules", "@mdn", "mdn-http-observatory", "conf");
  writeFileSync(join(lists, "hsts-preload.json"), "{}");
}
