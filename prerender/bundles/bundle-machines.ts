import { join } from "node:path";
import { build, type Rolldown } from "vite";

/**
 * Bundles what answers programs (`site/machines/`) into one module for the server, which may import nothing of the site
 * and runs without its packages.
 */
export async function bundleMachines(root: string): Promise<string> {
  const result = await build({
    root,
    logLevel: "warn",
    ssr: { noExternal: true },
    build: {
      write: false,
      ssr: join(root, "site/machines/open-tools.ts"),
      minify: true,
      rollupOptions: {
        checks: { ineffectiveDynamicImport: false },
        output: { codeSplitting: false },
      },
    },
  });
  const { output } = result as Rolldown.RolldownOutput; // one input and no watching give one output
  return output[0].code;
}
