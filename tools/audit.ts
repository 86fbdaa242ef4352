import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { ensureChromium } from "./setup/chromium.ts";
import { installApart } from "./setup/install-apart.mjs";
import { FriendlyError, runMain } from "./command/project.mjs";
import { runChild } from "./command/run-child.mjs";
import { ensureInstalled } from "./setup/setup.mjs";

// When the launcher ends, this program ends as if it had been stopped.
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
process.channel?.unref();

const judges = ["judge-headers", "judge-html", "judge-pages"];

// `npm run audit`: well-known checkers examine the real server's headers, every page's HTML, and the pages in a
// browser. They are 200 MB and need the network once, so they have a separate folder and aren't part of `npm test`.
await runMain(async () => {
  const node = await ensureInstalled();
  await ensureBuilt(node);
  const folder = await installApart(node, { recipe: "tools/audit", name: "audit", afterwards: listNoHosts });
  const env = { ...process.env, CHROME_PATH: await ensureChromium(node) };
  const codes: number[] = [];
  for (const judge of judges) {
    // Over this channel the judge notices when the command ends.
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
 * An empty list of HSTS-preloaded hosts; a script of the package would download the real one. Our hosts aren't on it.
 */
function listNoHosts(folder: string): void {
  const lists = join(folder, "node_modules", "@mdn", "mdn-http-observatory", "conf");
  writeFileSync(join(lists, "hsts-preload.json"), "{}");
}
