import { ENQUIRY_PATH } from "#contract/contact.ts";
import type { ProxyOptions } from "vite";
import type { ApiProcess } from "./api-process.ts";

/** Vite's proxy to the API. Awaits `beforePage` before a request that the API may answer with a page. */
export function apiProxy(api: ApiProcess, beforePage: () => Promise<void>): Record<string, ProxyOptions> {
  return {
    "^/(?:api/|enquiry/|healthz$|readyz$)": {
      target: `http://127.0.0.1:${api.port}`,
      async bypass(request, response) {
        const type = request.headers["content-type"];
        const isForm = type?.startsWith("application/x-www-form-urlencoded") ?? false;
        if (isForm || request.url?.startsWith(ENQUIRY_PATH)) await beforePage();
        // During a restart the request waits. If the API can't run, the answer has the API's format.
        if (response === undefined || (await api.isRunning())) return undefined;
        const answer = { success: false, error: "The API is not running: see the terminal." };
        response.writeHead(502, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
        return request.url;
      },
      configure(proxy) {
        proxy.on("proxyRes", ({ headers }) => {
          // It is made for the built pages and would block what Vite injects.
          delete headers["content-security-policy"];
        });
      },
    },
  };
}
