import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureBuilt } from "./build.mjs";
import { installApart } from "./install-apart.mjs";
import { runCommand } from "./project.mjs";
import { runChild } from "./run-child.mjs";
import { ensureInstalled } from "./setup.mjs";

// `npm run audit`: how two well-known judges of headers see the real server. They bring 130 MB along and want the
// network once; hence a folder of their own, and no part of `npm test`.
await runCommand(async () => {
  const node = await ensureInstalled();
  await ensureBuilt(node);
  const folder = await installApart(node, { recipe: "tools/audit", name: "audit", afterwards: listNoHosts });
  const { code } = await runChild(node, ["tools/audit/judge-headers.mjs", folder]);
  return code;
});

/** The list of preloaded hosts, which one of the packages' scripts would have fetched: none of them is ours. */
function listNoHosts(folder) {
  const lists = join(folder, "node_modules", "@mdn", "mdn-http-observatory", "conf");
  writeFileSync(join(lists, "hsts-preload.json"), "{}");
}
