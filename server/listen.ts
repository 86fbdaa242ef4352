import { once } from "node:events";
import type { Server } from "node:http";

/** The address can't be listened on; the message is a sentence for the operator. */
export class ListenError extends Error {
  override readonly name = "ListenError";
}

/**
 * Starts listening and returns the address for people, such as `http://localhost:3000`.
 * @throws ListenError naming the setting to change.
 */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
): Promise<string> {
  server.listen({ host, port });
  try {
    await once(server, "listening");
  } catch (error) {
    throw new ListenError(explain(error, host, port), { cause: error });
  }
  const address = server.address();
  const realPort = typeof address === "object" && address !== null ? address.port : port;
  if (host === "127.0.0.1") return `http://localhost:${realPort}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${realPort}`;
}

function explain(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EADDRINUSE") {
    return `PORT: ${port} is already in use on ${host}. Stop the other program or set PORT to a free one.`;
  }
  if (code === "EACCES")
    return `PORT: ${port} needs rights that this user lacks. Set PORT to one above 1023.`;
  return `HOST: can't listen on "${host}" (${error instanceof Error ? error.message : String(error)}).`;
}
