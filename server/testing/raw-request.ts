import { once } from "node:events";
import { connect } from "node:net";

/** For tests: sends exact bytes to a local port and returns everything received until the connection ends. */
export async function rawRequest(port: number, bytes: string | Uint8Array): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  // A server may reset the connection after its answer; what arrived before counts.
  socket.on("error", () => undefined);
  socket.write(bytes);
  await once(socket, "close");
  return Buffer.concat(chunks).toString("latin1");
}
