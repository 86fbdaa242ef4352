import { once } from "node:events";
import type { Server } from "node:http";
import { reasonOf } from "./store/database/store-error.ts";

/** The server can't listen at this address; the message is a sentence for the operator. */
export class ListenError extends Error {
  override readonly name = "ListenError";
}

/**
 * Starts listening and returns an address that people can open, such as `http://localhost:3000`.
 * @param setting name of the setting, if not HOST and PORT.
 * @throws ListenError naming the setting to change.
 */
export async function listen(
  server: Server,
  { host, port }: { host: string; port: number },
  setting?: string,
): Promise<string> {
  server.listen({ host, port });
  try {
    await once(server, "listening");
  } catch (error) {
    throw new ListenError(explain(error, { host, port }, setting), { cause: error });
  }
  const address = server.address();
  const realPort = typeof address === "object" && address !== null ? address.port : port;
  if (host === "127.0.0.1") return `http://localhost:${realPort}`;
  return `http://${host.includes(":") ? `[${host}]` : host}:${realPort}`;
}

function explain(
  error: unknown,
  { host, port }: { host: string; port: number },
  setting: string | undefined,
): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  const name = setting ?? "PORT";
  if (code === "EADDRINUSE") {
    return `${name}: ${port} is already in use on ${host}. Stop the other program or set ${name} to a free one.`;
  }
  if (code === "EACCES")
    return `${name}: ${port} needs rights that this user lacks. Set ${name} to one above 1023.`;
  return `${setting ?? "HOST"}: can't listen on "${host}" (${reasonOf(error)}).`;
}
