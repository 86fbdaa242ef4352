import { request as askServer, type IncomingMessage, type ServerResponse } from "node:http";

/** Whether the API has to answer. */
export function isForApi({ url = "" }: IncomingMessage): boolean {
  return /^\/(?:api\/|healthz$|readyz$)/.test(url);
}

/** Whether it is a form without script, which the API may have to answer with a page. */
export function isFormPost({ headers }: IncomingMessage): boolean {
  return headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false;
}

/** Hands a request to the API and its answer back; without an API that runs, an answer of the API's own kind. */
export async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  port: number | undefined,
): Promise<void> {
  const fail = (): void => {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const answer = { success: false, error: "The API is not running: see the terminal." };
    response.writeHead(502, { "Content-Type": "application/json" }).end(JSON.stringify(answer));
  };
  if (port === undefined) {
    fail();
    return;
  }
  const { method, url, headers } = request;
  const onward = askServer({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
    // Made for the built pages: it would block what Vite adds to these.
    const { "content-security-policy": _, ...others } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, others);
    answer.pipe(response);
  });
  onward.on("error", fail);
  request.pipe(onward);
}
