import { createServer } from "node:http";
import { fromFolder } from "./pages/load-page.mjs";

/** Serves a folder's files on a free port: `{ origin, stop }`. */
export async function serveFolder(folder) {
  const load = fromFolder(folder);
  const server = createServer(async (request, response) => {
    const { status, headers, body } = await load(request.url);
    response.writeHead(status, headers).end(body);
  });
  await new Promise((resolve, reject) => server.once("error", reject).listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${server.address().port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
