import type { ProxyOptions } from "vite";
import type { ApiProcess } from "./api-process.ts";

/**
 * How Vite passes requests on to the API. `beforeForm` is awaited before a form without script, which the API may answer
 * with a page.
 */
export function apiProxy(api: ApiProcess, beforeForm: () => Promise<void>): Record<string, ProxyOptions> {
  return {
    "^/(?:api/|healthz$|readyz$)": {
      target: `http://127.0.0.1:${api.port}`,
      async bypass(request, response) {
        const type = request.headers["content-type"];
        if (type?.startsWith("application/x-www-form-urlencoded")) await beforeForm();
        // While it restarts the request waits; an API that can't run is told in an answer of its own kind.
        if (response === undefined || (await api.isRunning())) return undefined;
        const answer = { success: false, error: "The API is not running: see the terminal." };
        response.writeHead(502, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
        return request.url;
      },
      configure(proxy) {
        proxy.on("proxyRes", ({ headers }) => {
          // Made for the built pages: it would block what Vite adds to these.
          delete headers["content-security-policy"];
        });
      },
    },
  };
}
