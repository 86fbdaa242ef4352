import { createServer as createHttpServer } from "node:http";
import { SettingsError } from "#contract/settings.ts";
import { PROJECT_ROOT, readSettings } from "#server/settings/env.ts";
import { ListenError, listen } from "#server/listen.ts";
import { createServer as createVite } from "vite";
import { ApiProcess, freePort } from "./api-process.ts";
import { apiProxy } from "./api-proxy.ts";
import { hotSite } from "./hot-site.ts";
import { Pages } from "./pages.ts";

/** Runs Vite, the pages and the API until it is stopped. */
async function main(root: string): Promise<void> {
  const settings = readSettings(root);
  const server = createHttpServer();
  const api = new ApiProcess(root, settings.dataDir, await freePort());
  const vite = await createVite({
    root,
    logLevel: "warn",
    publicDir: "public",
    cacheDir: ".build/vite",
    plugins: [hotSite({ root, onServerChange: () => void api.restart() })],
    optimizeDeps: { entries: ["site/start/boot.ts"] },
    server: {
      middlewareMode: true,
      // On the same port as the pages.
      hmr: { server },
      proxy: apiProxy(api, () => pages.writeTemplates(api.distDir)),
      watch: { ignored: ["**/dist/**", "**/.build/**", "**/data/**", "**/test-results/**", "**/*.test.ts"] },
      // Vite's own list, and the message store.
      fs: { deny: [".env", ".env.*", "*.{crt,pem}", "**/.git/**", "*.sqlite*"] },
    },
  });
  const pages: Pages = new Pages(vite, root, settings);
  server.on("request", (request, response) => {
    void (async () => {
      if (pages.sendAsset(request, response)) return;
      if (request.url === "/sw.js") {
        await pages.sendWorker(response);
        return;
      }
      vite.middlewares(request, response, () => void pages.send(request, response));
    })();
  });
  const address = await listen(server, settings);
  await api.restart();

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await api.stop();
    // Closing Vite would wait for its running transforms, and none needs a clean end.
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => void stop());
  process.on("disconnect", () => void stop());
  console.log(`Listening on ${address}`);
  pages.warmUp();
}

try {
  await main(PROJECT_ROOT);
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof ListenError)) throw error;
  console.error(error.message);
  process.exit(1);
}
